import { z } from 'zod';

/** One of some names; another is answered with those that there are. */
export function oneOf(names: readonly string[], what: string) {
  return z.string().refine((name) => names.includes(name), {
    error: ({ input }) => `there is no ${what} "${input}": write one of ${names.join(', ')}`,
  });
}

/** An object of these fields and no others; a field that is not there is answered with those that are. */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}: ` +
          `write one of ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}
