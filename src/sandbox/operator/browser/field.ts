import { z } from 'zod';
import type { Image, Language } from '#contract/value/primitive.ts';
import { imageOf } from '#platform/import/image-of.ts';
import { formatCount, fromLocalField, toLocalField } from './format.ts';
import type { FieldFacts } from './schema-part.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ru: 'Russian',
  uz: 'Uzbek',
  en: 'English',
};

/** Field for a part of a schema. */
export interface FieldSpec {
  /** The way to it through the schema: `theme.colors.primary`. */
  name: string;
  /** Made of its name where left out. */
  label?: string;
  /** Said once it is saved, in place of its label. */
  saved?: string;
  /** Look of the field, where its schema does not say it. */
  as?: 'color' | 'amount' | 'long' | 'picture';
  hint?: string | undefined;
  placeholder?: string;
  /** Names of the values to choose of. */
  options?: readonly (readonly [value: unknown, label: string])[];
  /** Least and most, where its schema does not say them. */
  limits?: readonly [min: number, max: number];
  /** Shown where there is none. */
  fallback?: unknown;
  /** Texts that are proposed, with what they mean. */
  proposals?: readonly (readonly [text: string, meaning: string])[];
}

/** `theme.mainFont` is `Main font`, `settings.a.title` is `A title`: all but the first name, as words. */
export function labelOf({ name, label }: FieldSpec): string {
  const names = name.split('.');
  const words = (names.slice(1).join(' ') || name).replace(/[A-Z]|_/g, (sign) => ` ${sign.replace('_', '')}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** A value as its field holds it. */
export function textOfValue({ kind }: FieldFacts, { as }: FieldSpec, value: unknown): string {
  if (kind === 'moment') return toLocalField(value as string | null);
  if (kind === 'list') return (value as string[]).join(', ');
  if (kind === 'picture') return (value as Image | null)?.urls.original ?? '';
  if (as === 'amount') return formatCount(value as number);
  return value === undefined || (value === null && kind !== 'choice') ? '' : String(value);
}

/** Text of a field as a value of the schema. */
export function valueOfText(schema: z.ZodType, { kind, choices }: FieldFacts, text: string): unknown {
  if (kind === 'choice') return choices.find((value) => String(value) === text) ?? text;
  if (kind === 'list') return text.split(',').flatMap((item) => item.trim() || []);
  if (kind === 'moment') return fromLocalField(text);
  if (text.trim() === '' && schema.safeParse(null).success) return null;
  if (text.trim() === '' && schema instanceof z.ZodOptional) return undefined;
  if (kind === 'picture') return imageOf(text.trim());
  if (kind !== 'number') return text;
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(/\s/g, ''));
}
