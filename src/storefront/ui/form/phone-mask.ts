import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { PHONE_PREFIX } from '#domain/account/phone.ts';
import { maskOf } from './use-mask.ts';

/** A digit stands for each underscore. */
export const PHONE_TEMPLATE = `${PHONE_PREFIX} __ ___ __ __`;

/** Digits after the prefix. */
const OWN_DIGITS = 9;

const PREFIX_DIGITS = PHONE_PREFIX.slice(1);

const START = `${PHONE_PREFIX} `;

/** The prefix, or its rest while it is being deleted. */
const PREFIX_START = /^\+(?:9(?:9(?:8)?)?)?/;

const ownDigits = (text: string) => text.replace(PREFIX_START, '').replace(/\D/g, '');

/**
 * Puts the prefix before the first digit, unless it is typed, pasted or filled in: more digits than a number
 * has began with it.
 */
const withPrefix: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  if ((action !== 'insert' && action !== 'validation') || value + data === '') return { elementState, data };
  const [from, to] = selection;
  const before = ownDigits(value.slice(0, from));
  const added = ownDigits(data);
  const after = from === 0 ? ownDigits(value.slice(to)) : value.slice(to).replace(/\D/g, '');
  const all = before + added + after;
  const skipped = all.length > OWN_DIGITS && all.startsWith(PREFIX_DIGITS) ? PREFIX_DIGITS.length : 0;
  const caret = Math.max(skipped, before.length + added.length);
  const [head, tail] = [all.slice(skipped, caret), all.slice(caret)];
  if (action === 'insert') return { elementState: stateOf(START, tail), data: head };
  return { elementState: stateOf(START + head, tail), data: '' };
};

/** A field with the caret between these. */
function stateOf(before: string, after: string) {
  return { value: before + after, selection: [before.length, before.length] as const };
}

export const PHONE_MASK: MaskitoOptions = { mask: maskOf(PHONE_TEMPLATE), preprocessors: [withPrefix] };
