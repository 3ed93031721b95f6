// Compiles a schema into a check that only says whether a value is valid: many times as fast as the schema
// on valid values, because nothing is copied and no issue is prepared. For an invalid value, the schema
// itself gives the error.
import * as v from 'valibot';

export type Check = (value: unknown) => boolean;

/**
 * The check that accepts exactly the values that the schema accepts, among those that JSON.parse returns.
 * @throws TypeError where the schema has a part that can't be compiled, or that changes values
 */
export function compileCheck(schema: v.GenericSchema): Check {
  if ('pipe' in schema) return pipeCheck(schema as Pipe);
  const compile = kCompilers[schema.type];
  if (!compile) throw new TypeError(`no check for a schema of type ${schema.type}`);
  return compile(schema as never);
}

type Pipe = v.GenericSchema & { readonly pipe: readonly v.GenericPipeItem[] };
type Wrapper = v.GenericSchema & { readonly wrapped: v.GenericSchema };
type Tuple = v.GenericSchema & { readonly items: readonly v.GenericSchema[] };
type Entries = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };
type Variant = v.GenericSchema & { readonly key: string; readonly options: readonly Entries[] };
type Literal = v.GenericSchema & { readonly literal: unknown };

const isNumber: Check = (value) => typeof value === 'number' && !Number.isNaN(value);

const kCompilers: Readonly<Record<string, (schema: never) => Check>> = {
  number: () => isNumber,
  string: () => (value) => typeof value === 'string',
  boolean: () => (value) => typeof value === 'boolean',
  literal:
    ({ literal }: Literal) =>
    (value) =>
      value === literal,
  picklist({ options }: v.GenericSchema & { readonly options: readonly unknown[] }) {
    return (value) => options.includes(value);
  },
  custom: ({ check }: v.GenericSchema & { readonly check: Check }) => check,
  optional({ wrapped }: Wrapper) {
    const check = compileCheck(wrapped);
    return (value) => value === undefined || check(value);
  },
  nullable({ wrapped }: Wrapper) {
    const check = compileCheck(wrapped);
    return (value) => value === null || check(value);
  },
  union({ options }: v.GenericSchema & { readonly options: readonly v.GenericSchema[] }) {
    const checks = options.map(compileCheck);
    return (value) => checks.some((check) => check(value));
  },
  array({ item }: v.GenericSchema & { readonly item: v.GenericSchema }) {
    const check = compileCheck(item);
    return (value) => Array.isArray(value) && value.every(check);
  },
  strict_tuple: tupleCheck,
  strict_object: objectCheck,
  variant: variantCheck,
};

/** Checks every part of a pipe; with other parts than schemas and functions it is called itself, which is slower. */
function pipeCheck(schema: Pipe): Check {
  const parts = schema.pipe.filter(({ kind }) => kind !== 'metadata');
  if (parts.some(({ kind }) => kind === 'transformation')) {
    throw new TypeError('no check for a schema that changes values');
  }
  // the first part of a pipe is the schema without the pipe
  const checks = parts.flatMap((part) => checkOfPart(part) ?? []);
  if (checks.length < parts.length) return (value) => v.is(schema, value);
  const [only] = checks;
  if (checks.length === 1 && only) return only;
  return (value) => checks.every((check) => check(value));
}

function checkOfPart(part: v.GenericPipeItem): Check | undefined {
  if (part.kind === 'schema') return compileCheck(part as v.GenericSchema);
  return part.type === 'check' ? (part as v.CheckAction<unknown, string>).requirement : undefined;
}

function tupleCheck({ items }: Tuple): Check {
  const checks = items.map(compileCheck);
  const { length } = checks;
  return (value) => {
    if (!Array.isArray(value) || value.length !== length) return false;
    for (let i = 0; i < length; i++) if (!checks[i]?.(value[i])) return false;
    return true;
  };
}

function objectCheck({ entries }: Entries): Check {
  const fields = new Map(
    Object.entries(entries).map(([name, schema]) => {
      const isOptional = schema.type === 'optional';
      return [name, { check: compileCheck(schema), counts: isOptional ? 0 : 1 }];
    }),
  );
  const required = [...fields.values()].reduce((sum, { counts }) => sum + counts, 0);
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    let found = 0;
    for (const name in value) {
      const field = fields.get(name);
      if (!field?.check((value as Record<string, unknown>)[name])) return false;
      found += field.counts;
    }
    return found === required;
  };
}

function variantCheck({ key, options }: Variant): Check {
  const checks = new Map(
    options.map((option) => [(option.entries[key] as Literal).literal, compileCheck(option)]),
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const check = checks.get((value as Record<string, unknown>)[key]);
    return check?.(value) ?? false;
  };
}
