// Checks a value against as much of JSON Schema (draft 2020-12) as the corpus needs. A keyword that it
// doesn't know is an error, so that a schema can't say what nobody checks.

export type Schema = { readonly [keyword: string]: unknown };
type Check = (rule: never, value: unknown, schema: Schema, root: Schema) => string[];

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};
const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';
const hasType = (type: string, value: unknown) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const complaint = (good: boolean, text: string) => (good ? [] : [text]);
const within = (place: string, complaints: string[]) =>
  complaints.map((text) => `${place}: ${text}`);

function resolve(reference: string, root: Schema): Schema {
  const path = reference.replace(/^#\//, '').split('/');
  return path.reduce<Schema>((schema, key) => schema[key] as Schema, root);
}

const silent: Check = () => [];

const checks: Record<string, Check> = {
  $schema: silent,
  $defs: silent,
  title: silent,
  description: silent,
  $ref: (reference: string, value, _, root) => validate(value, resolve(reference, root), root),
  const: (only: unknown, value) => complaint(value === only, `is not ${only}`),
  enum: (some: unknown[], value) => complaint(some.includes(value), `is none of ${some}`),
  type: (types: string | string[], value) =>
    complaint(
      [types].flat().some((type) => hasType(type, value)),
      `is ${typeOf(value)}, not ${types}`,
    ),
  minimum: (least: number, value) =>
    complaint(typeof value !== 'number' || value >= least, `is below ${least}`),
  minItems: (least: number, value) =>
    complaint(!Array.isArray(value) || value.length >= least, `has fewer than ${least}`),
  maxItems: (most: number, value) =>
    complaint(!Array.isArray(value) || value.length <= most, `has more than ${most}`),
  items: (schema: Schema, value, _, root) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => within(`${i}`, validate(item, schema, root)))
      : [],
  required: (keys: string[], value) =>
    isObject(value) ? keys.flatMap((key) => complaint(key in value, `lacks ${key}`)) : [],
  properties: (schemas: Record<string, Schema>, value, _, root) =>
    isObject(value)
      ? Object.entries(schemas).flatMap(([key, schema]) =>
          key in value ? within(key, validate(value[key], schema, root)) : [],
        )
      : [],
  additionalProperties: (allowed: boolean, value, schema) =>
    isObject(value) && !allowed
      ? Object.keys(value).flatMap((key) =>
          complaint(key in ((schema['properties'] as object) ?? {}), `has ${key}`),
        )
      : [],
  oneOf: (schemas: Schema[], value, _, root) => {
    const fitting = schemas.filter((schema) => validate(value, schema, root).length === 0);
    return complaint(fitting.length === 1, `fits ${fitting.length} of ${schemas.length} forms`);
  },
};

/** What is wrong with the value; nothing when it is valid. */
export function validate(value: unknown, schema: Schema, root = schema): string[] {
  return Object.entries(schema).flatMap(([keyword, rule]) => {
    const check = checks[keyword];
    if (!check) throw new Error(`no check for "${keyword}"`);
    return check(rule as never, value, schema, root);
  });
}
