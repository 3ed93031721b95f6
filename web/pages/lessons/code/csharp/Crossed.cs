using System.Linq;

// #crossings
public static int Crossings(Ray ray, Triangle[] triangles) =>
    triangles.Count(triangle => PassesThrough(ray, triangle));
