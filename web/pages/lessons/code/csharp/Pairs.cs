using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;

struct Pairs
{
    public List<int[]> Found;
    public int Asked;
    public int Entries;
}

// #sweepPairs
public static Pairs SweepPairs(Aabb[] boxes, Func<Aabb, Aabb, bool> meets)
{
    var pairs = new List<int[]>();
    int asked = 0;
    var open = new List<int>(); // #openBoxes
    foreach (int i in Enumerable.Range(0, boxes.Length).OrderBy(k => boxes[k].Min.X))
    {
        open.RemoveAll(j => boxes[j].Max.X < boxes[i].Min.X);
        foreach (int j in open)
        {
            asked += 1;
            if (meets(boxes[i], boxes[j])) pairs.Add(new[] { i, j });
        }
        open.Add(i);
    }
    return new Pairs { Found = pairs, Asked = asked };
}

struct Square
{
    public int X;
    public int Y;
}

// #squaresOf
public static IEnumerable<Square> SquaresOf(Aabb box, float size)
{
    Func<float, int> cell = x => (int)MathF.Floor(x / size);
    for (int column = cell(box.Min.X); column <= cell(box.Max.X); column++)
    {
        for (int row = cell(box.Min.Y); row <= cell(box.Max.Y); row++)
        {
            yield return new Square { X = column, Y = row };
        }
    }
}

// #gridPairs
public static Pairs GridPairs(Aabb[] boxes, Func<Aabb, Aabb, bool> meets, float size)
{
    var grid = new Dictionary<Square, List<int>>();
    var asked = new HashSet<(int, int)>(); // #askedOnce
    var pairs = new List<int[]>();
    int entries = 0;
    for (int i = 0; i < boxes.Length; i++)
    {
        foreach (Square square in SquaresOf(boxes[i], size))
        {
            if (!grid.ContainsKey(square)) grid[square] = new List<int>();
            foreach (int j in grid[square])
            {
                if (asked.Add((i, j)) && meets(boxes[i], boxes[j])) pairs.Add(new[] { i, j });
            }
            grid[square].Add(i);
            entries += 1;
        }
    }
    return new Pairs { Found = pairs, Asked = asked.Count, Entries = entries };
}
