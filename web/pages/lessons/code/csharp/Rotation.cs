// q v q⁻¹, |q| ≠ 0
public static Vector3 Rotate(Quaternion q, Vector3 v)
{
    Vector3 u = new Vector3(q.X, q.Y, q.Z);
    Vector3 uv = Vector3.Cross(u, v);
    return v + (uv * q.W + Vector3.Cross(u, uv)) * (2f / q.LengthSquared());
}

// q⁻¹ v q
public static Vector3 RotateBack(Quaternion q, Vector3 v) => Rotate(Quaternion.Conjugate(q), v);
