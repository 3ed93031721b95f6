using System.Numerics;

// Boxes by center, unit axes and half extents
struct Box
{
    public Vector3 Center;
    public Vector3[] Axes;
    public Vector3 Halves;
}

public static Box ObbBox(Obb a)
{
    Vector3 x = Rotate(a.Rotation, Vector3.UnitX);
    Vector3 y = Rotate(a.Rotation, Vector3.UnitY);
    Vector3[] axes = { x, y, Vector3.Cross(x, y) };
    return new Box { Center = a.Center, Axes = axes, Halves = a.HalfExtents };
}

public static Box AabbBox(Aabb a)
{
    Vector3[] axes = { Vector3.UnitX, Vector3.UnitY, Vector3.UnitZ };
    Vector3 halves = (a.Max - a.Min) / 2f;
    return new Box { Center = a.Min + halves, Axes = axes, Halves = halves };
}

// Half of what the box covers of an axis
public static float Reach(Box box, Vector3 axis)
{
    float x = Vector3.Dot(box.Axes[0], axis);
    float y = Vector3.Dot(box.Axes[1], axis);
    float z = Vector3.Dot(box.Axes[2], axis);
    return Vector3.Dot(box.Halves, Vector3.Abs(new Vector3(x, y, z)));
}

public static bool BoxesApart(Vector3 axis, Box a, Box b)
{
    return MathF.Abs(Vector3.Dot(b.Center - a.Center, axis)) > Reach(a, axis) + Reach(b, axis);
}

// No axis of a face of either, nor any perpendicular to an edge of each, separates them.
public static bool BoxesMeet(Box a, Box b)
{
    for (int i = 0; i < 3; i++)
    {
        if (BoxesApart(a.Axes[i], a, b) || BoxesApart(b.Axes[i], a, b)) return false;
        foreach (Vector3 axis in b.Axes)
        {
            if (BoxesApart(Vector3.Cross(a.Axes[i], axis), a, b)) return false;
        }
    }
    return true;
}

public static bool ObbObb(Obb a, Obb b) => BoxesMeet(ObbBox(a), ObbBox(b));
