/** Forms of pictures that browsers have to name, the smallest first, with their types. */
export const SMALL_FORMS = { avif: 'image/avif', webp: 'image/webp' } as const;
export type SmallForm = keyof typeof SMALL_FORMS;

const FORMS = Object.keys(SMALL_FORMS) as SmallForm[];

/** The smallest form that an `Accept` header names; undefined where it names none. */
export function acceptedForm(accept = ''): SmallForm | undefined {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((word) => word.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one)))
    .map(([type]) => type);
  return FORMS.find((form) => named.includes(SMALL_FORMS[form]));
}
