using System;
using System.Numerics;

struct Place
{
    public double X;
    public double Y;
}

// #whole
public static BigInteger Whole(double x)
{
    long bits = BitConverter.DoubleToInt64Bits(x);
    int power = (int)((bits >> 52) & 2047);
    BigInteger digits = bits & ((1L << 52) - 1);
    BigInteger size = power == 0 ? digits : (digits + (1L << 52)) << (power - 1);
    return x < 0 ? -size : size;
}

// #exactSide
public static int ExactSide(Place a, Place b, Place p)
{
    BigInteger px = Whole(p.X);
    BigInteger py = Whole(p.Y);
    BigInteger left = (Whole(a.X) - px) * (Whole(b.Y) - py);
    BigInteger right = (Whole(a.Y) - py) * (Whole(b.X) - px);
    return (left - right).Sign;
}
