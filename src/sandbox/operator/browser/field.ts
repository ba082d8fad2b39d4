import type { ReactNode } from 'react';
import { z } from 'zod';
import { formatCount, fromLocalField, toLocalField } from './format.ts';
import type { FieldFacts } from './schema-part.ts';

/** How a part of a schema is asked for. */
export interface FieldSpec {
  /** The way to it through the schema: `theme.colors.primary`. */
  name: string;
  label: string;
  /** Said once it is saved, in place of its label. */
  saved?: string;
  /** How the field looks, where its schema does not say it. */
  as?: 'color' | 'range' | 'amount' | 'long';
  hint?: ReactNode;
  placeholder?: string;
  /** Names of the values to choose of. */
  options?: readonly (readonly [value: unknown, label: string])[];
  /** Least and most, where its schema does not say them. */
  limits?: readonly [min: number, max: number];
  /** Shown where there is none. */
  fallback?: unknown;
  /** Texts that are proposed, with what they mean. */
  proposals?: readonly (readonly [text: string, meaning: string])[];
  /** Called while a value is being chosen. */
  onInput?: (text: string) => void;
}

/** A value as its field holds it. */
export function textOfValue({ kind }: FieldFacts, { as }: FieldSpec, value: unknown): string {
  if (kind === 'moment') return toLocalField(value as string | null);
  if (kind === 'list') return (value as string[]).join(', ');
  if (as === 'amount') return formatCount(value as number);
  return value === undefined || (value === null && kind !== 'choice') ? '' : String(value);
}

/** What a field holds as the schema has it. */
export function valueOfText(schema: z.ZodType, { kind, choices }: FieldFacts, text: string): unknown {
  if (kind === 'choice') return choices.find((value) => String(value) === text) ?? text;
  if (kind === 'list') return text.split(',').flatMap((item) => item.trim() || []);
  if (kind === 'moment') return fromLocalField(text);
  if (text.trim() === '' && schema.safeParse(null).success) return null;
  if (text.trim() === '' && schema instanceof z.ZodOptional) return undefined;
  if (kind !== 'number') return text;
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(/\s/g, ''));
}
