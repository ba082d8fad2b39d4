/** Stands in the place of a secret. */
export const HIDDEN = '[hidden]';

/** A shorter text stands in any line by chance; nobody may call it a secret. */
const SHORTEST = 4;

/** Patterns of secrets and of shoppers' own data, whosever they are. `$1` stays. */
const LOOKS_SECRET: readonly RegExp[] = [
  // Secrets and signatures of messages.
  /()whsec_[\w+/=-]{16,}/g,
  /()\bv1a?,[\w+/=-]{20,}/g,
  // Tokens of shoppers, and whatever is one.
  /(\b(?:bearer\s+|basic\s+(?=\S{12})))[\w.~+/=-]{6,}/gi,
  /()\beyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]+)?/g,
  // Values of headers, fields and addresses that are named like one.
  /(\b[\w-]*(?:secret|token|passw(?:or)?d|api-?key|security[-_]?key)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
  /(\b[\w-]*(?:signature|cookie)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
  // A user and password in an address.
  /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"']+@/gi,
  // Phones and letters.
  /()(?<!\d)\+?998[\s()-]*\d{2}[\s()-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/g,
  /()\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/gi,
];

/** Variables that are named like one hold secrets: those that no tenant names, too. */
const SECRET_VARIABLE = /(?:SECRET|TOKEN|PASSWORD|PASSWD|_KEY|CREDENTIALS?)(?:_|$)/;

/** Values of an environment that no line may show. */
export function secretsOfEnvironment(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value]) =>
    value && value.length >= 8 && SECRET_VARIABLE.test(name) ? [value] : [],
  );
}

/** Takes secrets out of texts: those that it was told of, and what looks like one. */
export interface SecretFilter {
  /** From now on no text shows these, nor their forms in JSON and in addresses. */
  hide(secrets: Iterable<string>): void;
  filter(text: string): string;
}

export function createSecretFilter(): SecretFilter {
  const known = new Set<string>();
  let pattern: RegExp | undefined;
  return {
    hide(secrets) {
      const before = known.size;
      for (const secret of secrets) if (secret.length >= SHORTEST) known.add(secret);
      if (known.size === before) return;
      // The longest first: one may begin with another.
      const forms = [...known].flatMap(formsOf).sort((one, other) => other.length - one.length);
      pattern = new RegExp(forms.map((form) => RegExp.escape(form)).join('|'), 'g');
    },
    filter(text) {
      const told = pattern ? text.replace(pattern, HIDDEN) : text;
      return LOOKS_SECRET.reduce((result, one) => result.replace(one, `$1${HIDDEN}`), told);
    },
  };
}

/** A text as it is, within JSON, and within an address. */
function formsOf(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
}
