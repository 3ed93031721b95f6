using System.Collections.Generic;
using System.Linq;
using System.Numerics;

// All that is no further than the radius from the hull of the corners
struct Convex
{
    public Vector3[] Corners;
    public float Radius;
}

// A corner of all a − b, and the two that it comes from
struct Vertex
{
    public Vector3 D;
    public Vector3 A;
    public Vector3 B;
}

// A point of all a − b, with those of a and b that it comes from
struct Nearest
{
    public List<Vertex> Corners;
    public Vertex Point;
    public float Distance;
}

public static Convex BoxConvex(Box box)
{
    var corners = new Vector3[8];
    for (int i = 0; i < 8; i++)
    {
        corners[i] = box.Center;
        for (int k = 0; k < 3; k++) corners[i] += SideOf(box, k) * ((i >> k & 1) == 0 ? -1 : 1);
    }
    return new Convex { Corners = corners };
}

public static Convex ObbConvex(Obb s) => BoxConvex(ObbBox(s));

// The corner that is furthest along the direction
public static Vector3 Furthest(Convex s, Vector3 direction)
{
    Vector3 best = s.Corners[0];
    foreach (Vector3 corner in s.Corners)
    {
        if (Vector3.Dot(corner, direction) > Vector3.Dot(best, direction)) best = corner;
    }
    return best;
}

// The one that is furthest along the direction
public static Vertex Support(Convex a, Convex b, Vector3 direction)
{
    Vector3 p = Furthest(a, direction);
    Vector3 q = Furthest(b, -direction);
    return new Vertex { D = p - q, A = p, B = q };
}

public static float Triple(Vector3 a, Vector3 b, Vector3 c)
{
    return Vector3.Dot(a, Vector3.Cross(b, c));
}

// Of the corners their shares, but for a common factor, in the point nearest to the origin of
// their line, plane or space
public static float[] SharesOf(List<Vertex> corners)
{
    if (corners.Count == 1) return new[] { 1f };
    Vector3 p = corners[0].D;
    Vector3 q = corners[1].D;
    if (corners.Count == 2) return new[] { Vector3.Dot(q, q - p), Vector3.Dot(p, p - q) };
    Vector3 r = corners[2].D;
    if (corners.Count == 3)
    {
        Vector3 n = Vector3.Cross(q - p, r - p);
        return new[] { Triple(n, q, r), Triple(n, r, p), Triple(n, p, q) };
    }
    Vector3 s = corners[3].D;
    return new[] { Triple(q, r, s), -Triple(p, r, s), Triple(p, q, s), -Triple(p, q, r) };
}

// The point of a simplex that is nearest to the origin, and the corners around it: of all
// choices of corners that have it inside, where each share is positive, the one that comes
// nearest
public static Nearest NearestOf(List<Vertex> simplex)
{
    var nearest = new Nearest { Distance = float.PositiveInfinity };
    for (int bits = 1; bits < 1 << simplex.Count; bits++)
    {
        var found = new Nearest { Corners = new List<Vertex>() };
        for (int i = 0; i < simplex.Count; i++)
        {
            if ((bits >> i & 1) == 1) found.Corners.Add(simplex[i]);
        }
        float[] shares = SharesOf(found.Corners);
        float sum = shares.Sum();
        for (int i = 0; i < shares.Length; i++)
        {
            found.Point.D += found.Corners[i].D * (shares[i] / sum);
            found.Point.A += found.Corners[i].A * (shares[i] / sum);
            found.Point.B += found.Corners[i].B * (shares[i] / sum);
        }
        found.Distance = found.Point.D.Length();
        bool isInside = shares.All(share => share / sum > 0);
        if (isInside && found.Distance < nearest.Distance) nearest = found;
    }
    return nearest;
}

// Stands for a distance of 0, which rounding seldom gives: closer misses are reported as
// meeting, and from about 100 m on it is smaller than the rounding of a float.
public const float Epsilon = 1e-5f;

// The point of all a − b, without the radii, that is nearest to the origin
public static Nearest Gjk(Convex a, Convex b)
{
    Nearest nearest = NearestOf(new List<Vertex> { Support(a, b, Vector3.UnitX) });
    for (int i = 0; i < 64; i++)
    {
        if (nearest.Distance <= Epsilon) break;
        Vertex next = Support(a, b, -nearest.Point.D);
        float along = Vector3.Dot(next.D, nearest.Point.D) / nearest.Distance;
        // None lies nearer to the origin, but for the tolerance
        if (nearest.Distance - along <= Epsilon) break;
        nearest.Corners.Add(next);
        nearest = NearestOf(nearest.Corners);
        if (nearest.Corners.Count == 4) nearest.Distance = 0; // the origin is inside
    }
    return nearest;
}

// The normal points from a to b; the points face each other along it.
struct Penetration
{
    public float Depth;
    public Vector3 Normal;
    public Vector3 PointA;
    public Vector3 PointB;
}

// With the radii
public static Penetration PenetrationOf(
    Convex a, Convex b, Vertex point, Vector3 normal, float depth)
{
    return new Penetration
    {
        Depth = depth + a.Radius + b.Radius,
        Normal = normal,
        PointA = point.A + normal * a.Radius,
        PointB = point.B - normal * b.Radius
    };
}

// A corner off the flat simplex; where a − b is flat, too, there is none, but a normal of that.
public static Vertex? CornerOff(Convex a, Convex b, List<Vertex> simplex, out Vector3 normal)
{
    Vector3 p = simplex[0].D;
    normal = Vector3.Zero;
    foreach (Vector3 unit in new[] { Vector3.UnitX, Vector3.UnitY, Vector3.UnitZ })
    {
        Vector3 axis = unit;
        if (simplex.Count == 2) axis = Vector3.Cross(simplex[1].D - p, unit);
        if (simplex.Count == 3) axis = Vector3.Cross(simplex[1].D - p, simplex[2].D - p);
        if (axis.Length() == 0) continue;
        normal = Vector3.Normalize(axis);
        foreach (int side in new[] { 1, -1 })
        {
            Vertex next = Support(a, b, normal * side);
            if (MathF.Abs(Vector3.Dot(next.D - p, normal)) > Epsilon) return next;
        }
    }
    return null;
}

// A triangle of the polytope by the numbers of its points, counter-clockwise as seen from
// outside, the distance of its plane from the origin and its nearest point
struct Face
{
    public int[] Corners;
    public Vector3 Normal;
    public float Distance;
    public Nearest Nearest;
}

// One without area has no plane and is passed over.
public static Face FaceOf(List<Vertex> points, int i, int j, int k)
{
    Vector3 p = points[i].D;
    Vector3 normal = Vector3.Cross(points[j].D - p, points[k].D - p);
    float area = normal.Length();
    int[] corners = { i, j, k };
    float far = float.PositiveInfinity;
    if (area < Epsilon * Epsilon)
    {
        return new Face { Corners = corners, Distance = far, Nearest = { Distance = far } };
    }
    return new Face
    {
        Corners = corners,
        Normal = normal / area,
        Distance = Vector3.Dot(normal, p) / area,
        Nearest = NearestOf(new List<Vertex> { points[i], points[j], points[k] })
    };
}

public static List<Face> Tetrahedron(List<Vertex> points)
{
    Vector3 p = points[0].D;
    bool isLeft = Triple(points[1].D - p, points[2].D - p, points[3].D - p) > 0;
    int u = isLeft ? 1 : 2;
    int v = isLeft ? 2 : 1;
    return new List<Face>
    {
        FaceOf(points, 0, v, u),
        FaceOf(points, 0, u, 3),
        FaceOf(points, u, v, 3),
        FaceOf(points, v, 0, 3)
    };
}

// The faces that the point sees give way to those between their rim and the point.
public static void Expand(List<Vertex> points, List<Face> faces, Vertex point)
{
    Predicate<Face> isSeen = face => Vector3.Dot(face.Normal, point.D) > face.Distance;
    var edges = new HashSet<(int From, int To)>();
    foreach (Face face in faces.FindAll(isSeen))
    {
        for (int k = 0; k < 3; k++) edges.Add((face.Corners[k], face.Corners[(k + 1) % 3]));
    }
    faces.RemoveAll(isSeen);
    points.Add(point);
    foreach (var rim in edges.Where(edge => !edges.Contains((edge.To, edge.From))))
    {
        faces.Add(FaceOf(points, rim.From, rim.To, points.Count - 1));
    }
}

// null: apart. From the simplex of GJK on, the polytope grows where its face is nearest to the
// origin.
public static Penetration? Epa(Convex a, Convex b)
{
    Nearest start = Gjk(a, b);
    if (start.Distance > a.Radius + b.Radius + Epsilon) return null;
    if (start.Distance > Epsilon) // only what is round overlaps
    {
        Vector3 toOrigin = -start.Point.D / start.Distance;
        return PenetrationOf(a, b, start.Point, toOrigin, -start.Distance);
    }
    List<Vertex> points = start.Corners;
    while (points.Count < 4)
    {
        Vertex? found = CornerOff(a, b, points, out Vector3 normal);
        if (found == null) return PenetrationOf(a, b, start.Point, normal, 0);
        points.Add(found.Value);
    }
    List<Face> faces = Tetrahedron(points);
    for (int i = 0; ; i++)
    {
        Face face = faces.Aggregate((f, g) => g.Nearest.Distance < f.Nearest.Distance ? g : f);
        Vertex next = Support(a, b, face.Normal);
        if (i == 64 || Vector3.Dot(face.Normal, next.D) - face.Distance <= Epsilon)
        {
            return PenetrationOf(a, b, face.Nearest.Point, face.Normal, face.Distance);
        }
        Expand(points, faces, next);
    }
}

// #penetrationDepth
public static float PenetrationDepth(Obb a, Obb b)
{
    return Epa(ObbConvex(a), ObbConvex(b))?.Depth ?? 0;
}
