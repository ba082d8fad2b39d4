import { useEffect, useId, useState } from 'react';
import type { z } from 'zod';
import { UPLOAD_TYPES } from '#contract/upload/upload.ts';
import { sendFile } from './control.ts';
import { type FieldSpec, LANGUAGE_NAMES, labelOf, textOfValue, valueOfText } from './field.ts';
import { tell } from './live.ts';
import { complaintOf, type FieldFacts, factsOf } from './schema-part.ts';
import { useChosenShop } from './shop-facts.ts';
import { useDraft } from './use-draft.ts';

export interface FieldProps {
  spec: FieldSpec;
  schema: z.ZodType;
  value: unknown;
  /** A field of a form is checked when that is sent, so that no button moves as one goes to it. */
  sent?: { complaint: string | undefined } | undefined;
  /** Resolves to true if the value is taken. */
  onSave: (value: unknown) => Promise<boolean>;
}

/** The field that a schema asks for, saved when it is left. */
export function Field(props: FieldProps) {
  const { spec, schema, onSave } = props;
  const value = props.value === undefined ? spec.fallback : props.value;
  const facts = factsOf(schema);
  if (facts.kind === 'switch') return <Switch {...props} value={value} />;
  if (facts.kind !== 'languages') return <TextField {...props} value={value} facts={facts} />;
  return (
    <div className="fields fields--languages">
      {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
        <TextField
          key={language}
          spec={{ ...spec, label: `${labelOf(spec)}, ${name}` }}
          schema={schema}
          facts={{ kind: 'text', choices: [] }}
          language={language}
          value={Object(value)[language]}
          onSave={onSave}
        />
      ))}
    </div>
  );
}

function Switch({ spec, value, onSave }: FieldProps) {
  const [isOn, setOn] = useState(value === true);
  useEffect(() => setOn(value === true), [value]);
  const change = async (next: boolean) => {
    setOn(next);
    if (!(await onSave(next))) setOn(!next);
  };
  return (
    <label className="switch">
      <span className="switch__text">
        {labelOf(spec)}
        {spec.hint && <small>{spec.hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch__input"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </label>
  );
}

interface TextFieldProps extends FieldProps {
  facts: FieldFacts;
  /** The field is the text of one language. */
  language?: string;
}

function TextField({ spec, schema, facts, language, value, sent, onSave }: TextFieldProps) {
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  useEffect(() => setWrong(sent?.complaint), [sent]);
  const [min = facts.min, max = facts.max] = spec.limits ?? [];
  const ref = useDraft(
    textOfValue(facts, spec, value),
    async (text) => {
      const typed = valueOfText(schema, facts, text);
      const next = language ? { [language]: text } : typed;
      if (sent) return onSave(next);
      const isOut = typeof typed === 'number' && spec.limits && (typed < Number(min) || typed > Number(max));
      const complaint = isOut ? `must be ${min} to ${max}` : complaintOf(schema, next);
      setWrong(complaint);
      return complaint === undefined ? onSave(next) : undefined;
    },
    () => setWrong(undefined),
  );
  const hint = wrong ?? spec.hint;
  const shared = {
    id,
    ref,
    lang: language,
    className: 'field__input',
    placeholder: spec.placeholder,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {labelOf(spec)}
      </label>
      {facts.kind === 'choice' || spec.options ? (
        <select {...shared} defaultValue={String(value)}>
          {choicesOf(facts, spec, value).map(([one, label]) => (
            <option key={String(one)} value={String(one)}>
              {label}
            </option>
          ))}
        </select>
      ) : facts.kind === 'picture' || spec.as === 'picture' ? (
        <div className="line">
          <input {...shared} autoComplete="off" placeholder="https://" />
          <FileButton label={labelOf(spec)} onKept={(url) => writeInto(ref.current, url)} />
        </div>
      ) : spec.as === 'long' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          type={typeOf(facts, spec)}
          inputMode={spec.as === 'amount' ? 'numeric' : undefined}
          min={min}
          max={max}
          step={facts.kind === 'number' ? 1 : undefined}
          list={spec.proposals && `${id}-list`}
          autoComplete="off"
        />
      )}
      {spec.proposals && (
        <datalist id={`${id}-list`}>
          {spec.proposals.map(([text, meaning]) => (
            <option key={text} value={text}>
              {meaning}
            </option>
          ))}
        </datalist>
      )}
      {hint && (
        <span id={`${id}-hint`} className={wrong ? 'field__hint field__hint--wrong' : 'field__hint'}>
          {hint}
        </span>
      )}
    </div>
  );
}

const PICTURES = UPLOAD_TYPES.filter((type) => type.startsWith('image/')).join();

/** Has the shop keep a picture of this machine. */
function FileButton({ label, onKept }: { label: string; onKept: (url: string) => void }) {
  const { securityKey } = useChosenShop();
  const keep = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    // The same file may be chosen again.
    field.value = '';
    const kept = file && (await tell(`${file.name} uploaded`, sendFile(securityKey, file)));
    if (kept) onKept(kept.url);
  };
  return (
    <label className="button button--plain file">
      Upload
      <input
        type="file"
        className="file__input"
        aria-label={`${label}, upload a picture`}
        accept={PICTURES}
        onChange={({ target }) => keep(target)}
      />
    </label>
  );
}

/** Writes into a field as a person would. */
function writeInto(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  field.value = text;
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** All values with their names, and the one that there is where it is none of them. */
function choicesOf({ choices }: FieldFacts, { options }: FieldSpec, value: unknown) {
  const known = options ?? choices.map((one) => [one, String(one)] as const);
  return known.some(([one]) => one === value) ? known : [...known, [value, `${value}: unknown`] as const];
}

function typeOf({ kind }: FieldFacts, { as }: FieldSpec): string {
  if (as === 'color') return as;
  if (kind === 'moment') return 'datetime-local';
  return kind === 'number' && as !== 'amount' ? 'number' : 'text';
}
