using System.Collections.Generic;
using System.Numerics;

// Half an edge of the box along its axis i
public static Vector3 SideOf(Box box, int i)
{
    return box.Axes[i] * (i == 0 ? box.Halves.X : i == 1 ? box.Halves.Y : box.Halves.Z);
}

// A direction from a to b and how far they overlap along it. Of the axes 0 to 2 are those of
// faces of a, 3 to 5 of faces of b, then come edge of a × edge of b.
struct Overlap
{
    public float Depth;
    public Vector3 Normal;
    public int Index;
}

// null: apart
public static Overlap? LeastOverlap(Box a, Box b)
{
    Vector3 offset = b.Center - a.Center;
    var least = new Overlap { Depth = float.PositiveInfinity };
    for (int i = 0; i < 15; i++)
    {
        Vector3 axis = i < 3 ? a.Axes[i] : b.Axes[i % 3];
        if (i >= 6) axis = Vector3.Cross(a.Axes[(i - 6) / 3], axis);
        float size = axis.Length();
        if (size < 1e-3f) continue; // parallel edges
        Vector3 normal = axis * ((Vector3.Dot(offset, axis) < 0 ? -1 : 1) / size);
        float depth = Reach(a, normal) + Reach(b, normal) - Vector3.Dot(offset, normal);
        if (depth < 0) return null;
        // Of nearly the same depth: a face, which gives more points than edges
        if (depth < least.Depth - (i < 6 ? 0 : 1e-5f))
        {
            least = new Overlap { Depth = depth, Normal = normal, Index = i };
        }
    }
    return least;
}

// What lies behind a plane, dot(normal, p) <= offset, of a polygon: one step of
// Sutherland–Hodgman
public static List<Vector3> Clip(List<Vector3> polygon, Vector3 normal, float offset)
{
    var kept = new List<Vector3>();
    for (int i = 0; i < polygon.Count; i++)
    {
        Vector3 p = polygon[i];
        Vector3 q = polygon[(i + 1) % polygon.Count];
        float h = Vector3.Dot(normal, p) - offset;
        float k = Vector3.Dot(normal, q) - offset;
        if (h <= 0) kept.Add(p);
        if (h * k < 0) kept.Add(p + (q - p) * (h / (h - k)));
    }
    return kept;
}

// The corners of the face that is most against the direction
public static List<Vector3> FaceAgainst(Box box, Vector3 direction)
{
    Func<int, float> slope = k => Vector3.Dot(box.Axes[k], direction);
    int i = MathF.Abs(slope(1)) > MathF.Abs(slope(0)) ? 1 : 0;
    if (MathF.Abs(slope(2)) > MathF.Abs(slope(i))) i = 2;
    Vector3 center = box.Center + SideOf(box, i) * (slope(i) > 0 ? -1 : 1);
    Vector3 u = SideOf(box, (i + 1) % 3);
    Vector3 v = SideOf(box, (i + 2) % 3);
    return new List<Vector3> { center + u + v, center - u + v, center - u - v, center + u - v };
}

// Points of a and b that face each other along the normal
struct ContactPoint
{
    public Vector3 PointA;
    public Vector3 PointB;
    public float Depth;
}

// The incident face, clipped by the sides of the reference face i; depths are below that face.
public static List<ContactPoint> ClippedFace(
    Box reference, int i, Vector3 normal, Box incident, bool isA)
{
    List<Vector3> polygon = FaceAgainst(incident, normal);
    for (int k = 1; k < 3; k++)
    {
        Vector3 side = SideOf(reference, (i + k) % 3);
        Vector3 axis = reference.Axes[(i + k) % 3];
        polygon = Clip(polygon, axis, Vector3.Dot(axis, reference.Center + side));
        polygon = Clip(polygon, -axis, Vector3.Dot(-axis, reference.Center - side));
    }
    float top = Vector3.Dot(normal, reference.Center) + SideOf(reference, i).Length();
    var found = new List<ContactPoint>();
    foreach (Vector3 p in polygon)
    {
        float depth = top - Vector3.Dot(normal, p);
        if (depth < 0) continue;
        Vector3 above = p + normal * depth;
        found.Add(new ContactPoint
        {
            PointA = isA ? above : p,
            PointB = isA ? p : above,
            Depth = depth
        });
    }
    return found;
}

// The middle of the edge along the axis i that is furthest along the direction
public static Vector3 EdgeMiddle(Box box, int i, Vector3 direction)
{
    Vector3 middle = box.Center;
    for (int k = 1; k < 3; k++)
    {
        float slope = Vector3.Dot(box.Axes[(i + k) % 3], direction);
        middle += SideOf(box, (i + k) % 3) * (slope < 0 ? -1 : 1);
    }
    return middle;
}

// The point of the first line that is nearest to the second: o + t u and p + s v
public static Vector3 NearestOnLine(Vector3 o, Vector3 u, Vector3 p, Vector3 v)
{
    Vector3 n = Vector3.Cross(v, Vector3.Cross(u, v));
    return o + u * (Vector3.Dot(p - o, n) / Vector3.Dot(u, n));
}

// The normal points from a to b.
struct Manifold
{
    public float Depth;
    public Vector3 Normal;
    public List<ContactPoint> Points;
}

// null: apart
public static Manifold? BoxContact(Box a, Box b)
{
    Overlap? least = LeastOverlap(a, b);
    if (least == null) return null;
    int index = least.Value.Index;
    var found = new Manifold { Depth = least.Value.Depth, Normal = least.Value.Normal };
    if (index < 3) found.Points = ClippedFace(a, index, found.Normal, b, true);
    else if (index < 6) found.Points = ClippedFace(b, index - 3, -found.Normal, a, false);
    else
    {
        int i = (index - 6) / 3;
        int k = index % 3;
        Vector3 o = EdgeMiddle(a, i, found.Normal);
        Vector3 p = EdgeMiddle(b, k, -found.Normal);
        var point = new ContactPoint
        {
            PointA = NearestOnLine(o, a.Axes[i], p, b.Axes[k]),
            PointB = NearestOnLine(p, b.Axes[k], o, a.Axes[i]),
            Depth = found.Depth
        };
        found.Points = new List<ContactPoint> { point };
    }
    return found;
}

public static Manifold? AabbObbContact(Aabb a, Obb b) => BoxContact(AabbBox(a), ObbBox(b));
