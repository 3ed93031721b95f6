using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;

// #node
struct Node
{
    public Aabb Bounds;
    public int Number;
    public Node[] Parts;
}

// #meshNode
struct MeshNode
{
    public Aabb Bounds;
    public int[] Numbers;
    public MeshNode[] Parts;
}

public static float Along(Vector3 v, int k) => k == 0 ? v.X : k == 1 ? v.Y : v.Z;

// #around
public static Aabb Around(IEnumerable<Aabb> boxes)
{
    Vector3 min = boxes.Select(box => box.Min).Aggregate(Vector3.Min);
    Vector3 max = boxes.Select(box => box.Max).Aggregate(Vector3.Max);
    return new Aabb { Min = min, Max = max };
}

// #byMiddle
public static int[] ByMiddle(Aabb[] boxes, int[] numbers, Aabb bounds)
{
    Vector3 side = bounds.Max - bounds.Min;
    int other = side.Y >= side.Z ? 1 : 2;
    int k = side.X >= Along(side, other) ? 0 : other;
    return numbers.OrderBy(i => Along(boxes[i].Min, k) + Along(boxes[i].Max, k)).ToArray();
}

// #treeOf
public static Node TreeOf(Aabb[] boxes, int[] numbers)
{
    int only = numbers[0];
    if (numbers.Length == 1) return new Node { Bounds = boxes[only], Number = only };
    Aabb bounds = Around(numbers.Select(i => boxes[i]));
    int[] order = ByMiddle(boxes, numbers, bounds);
    int half = order.Length / 2;
    Node left = TreeOf(boxes, order.Take(half).ToArray());
    Node right = TreeOf(boxes, order.Skip(half).ToArray());
    return new Node { Bounds = bounds, Parts = new[] { left, right } };
}

// #treePairs
public static Pairs TreePairs(Aabb[] boxes, Func<Aabb, Aabb, bool> meets)
{
    var pairs = new List<int[]>();
    int asked = 0;
    Action<Node, Node> between = null;
    between = (a, b) =>
    {
        asked += 1;
        if (!meets(a.Bounds, b.Bounds)) return;
        if (a.Parts != null) foreach (Node part in a.Parts) between(part, b);
        else if (b.Parts != null) foreach (Node part in b.Parts) between(a, part);
        else pairs.Add(new[] { a.Number, b.Number });
    };
    Action<Node> within = null;
    within = node =>
    {
        if (node.Parts == null) return;
        foreach (Node part in node.Parts) within(part);
        between(node.Parts[0], node.Parts[1]);
    };
    if (boxes.Length > 0) within(TreeOf(boxes, Enumerable.Range(0, boxes.Length).ToArray()));
    return new Pairs { Found = pairs, Asked = asked };
}

// #halfArea
public static float HalfArea(Aabb box)
{
    Vector3 side = box.Max - box.Min;
    return side.X * side.Y + side.Y * side.Z + side.Z * side.X;
}

// #costOf
public static float CostOf(Aabb[] boxes, int first)
{
    Func<IEnumerable<Aabb>, float> part = own => HalfArea(Around(own)) * own.Count();
    return part(boxes.Take(first)) + part(boxes.Skip(first));
}

// #meshTree
public static MeshNode MeshTree(Aabb[] boxes, int[] numbers)
{
    Aabb bounds = Around(numbers.Select(i => boxes[i]));
    if (numbers.Length <= 2) return new MeshNode { Bounds = bounds, Numbers = numbers };
    int[] order = ByMiddle(boxes, numbers, bounds);
    Aabb[] sorted = order.Select(i => boxes[i]).ToArray();
    int best = 1;
    for (int first = 2; first < order.Length; first++)
    {
        if (CostOf(sorted, first) < CostOf(sorted, best)) best = first;
    }
    MeshNode left = MeshTree(boxes, order.Take(best).ToArray());
    MeshNode right = MeshTree(boxes, order.Skip(best).ToArray());
    return new MeshNode { Bounds = bounds, Parts = new[] { left, right } };
}

// #firstHit
public static int FirstHit(MeshNode tree, Func<Aabb, float> boxAt, Func<int, float> triangleAt)
{
    float nearest = float.PositiveInfinity;
    int found = -1;
    Action<MeshNode, float> visit = null;
    visit = (node, enter) =>
    {
        if (float.IsInfinity(enter) || enter > nearest) return; // #behindHit
        foreach (int i in node.Numbers ?? new int[0])
        {
            float t = triangleAt(i);
            if (t >= nearest) continue;
            nearest = t;
            found = i;
        }
        if (node.Parts == null) return;
        float a = boxAt(node.Parts[0].Bounds);
        float b = boxAt(node.Parts[1].Bounds);
        bool isSwapped = b < a; // #nearerFirst
        visit(node.Parts[isSwapped ? 1 : 0], isSwapped ? b : a);
        visit(node.Parts[isSwapped ? 0 : 1], isSwapped ? a : b);
    };
    visit(tree, boxAt(tree.Bounds));
    return found;
}
