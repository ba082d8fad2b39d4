import { type ComponentProps, type ReactNode, useState } from 'react';
import { showToast } from './toast.ts';

/** Scrolls a row so that one of its links is in its middle; for the `ref` of that link. */
export const showInRow = (link: HTMLElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** A drawing of `icons.svg`, for the eye only. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`/operator/icons.svg#${name}`} />
  </svg>
);

interface ButtonProps {
  /** Left out, the button sends its form. */
  onPress?: (() => unknown) | undefined;
  kind?: 'primary' | 'plain' | 'danger' | undefined;
  icon?: string | undefined;
  label?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A button that is out of use while what it does is under way. */
export function Button({ onPress, kind = 'plain', icon, label, disabled, children }: ButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await Promise.resolve(onPress?.()).finally(() => setBusy(false));
  };
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`button button--${kind}`}
      aria-busy={isBusy || undefined}
      aria-label={label}
      disabled={disabled}
      onClick={onPress && press}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type Press = readonly [label: string, icon: string, onPress: () => unknown, kind?: ButtonProps['kind']];

/** Buttons in a line without those that are false. */
export const Buttons = ({ of }: { of: readonly (Press | false)[] }) => (
  <div className="buttons">
    {of.map((one) => {
      if (!one) return null;
      const [label, icon, onPress, kind] = one;
      return (
        <Button key={label} icon={icon} onPress={onPress} kind={kind}>
          {label}
        </Button>
      );
    })}
  </div>
);

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(`Copied ${text}`),
      () => showToast(`The browser did not let the page copy. The text is ${text}`, 'failed'),
    );
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={copy}>
      <Icon name="copy" />
    </button>
  );
}

/** A secret text that is shown once, with the way to copy it. */
export const Secret = ({ lead, text, label }: { lead: string; text: string; label: string }) => (
  <p className="token">
    <span>
      {lead} <code>{text}</code>
    </span>
    <CopyButton text={text} label={label} />
  </p>
);

/** A quiet box with a heading. */
export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card">
    <h3>{title}</h3>
    {children}
  </section>
);

/** A name with a note below it. */
export const Named = ({ name, note }: { name: ReactNode; note: ReactNode }) => (
  <span className="named">
    <strong>{name}</strong>
    <small>{note}</small>
  </span>
);

interface EntryProps {
  /** Its name for assistive technology; the title where left out. */
  label?: string;
  title: string;
  note: ReactNode;
  /** Stands at the end of its head. */
  side?: ReactNode;
  className?: string;
  actions?: readonly (Press | false)[] | false;
  children?: ReactNode;
}

/** One of many, with the buttons for all that can be done with it. */
export const Entry = ({ label, title, note, side, className = '', actions, children }: EntryProps) => (
  <article className={`card ${className}`} aria-label={label ?? title}>
    <header className="split">
      <div className="named">
        <h3>{title}</h3>
        <small>{note}</small>
      </div>
      {side}
    </header>
    {children}
    {actions && <Buttons of={actions} />}
  </article>
);

/** A picture that the sandbox serves; those of other hosts the page may not load. */
export const Picture = ({ src, alt = '', ...props }: ComponentProps<'img'>) =>
  src?.startsWith('/') && <img src={src} alt={alt} loading="lazy" {...props} />;

/** A picture of goods with their name. */
export const Goods = ({ src, children }: { src: string | null | undefined; children: ReactNode }) => (
  <div className="goods">
    <Picture src={src ?? undefined} width={44} height={44} />
    {children}
  </div>
);

export const Empty = ({ icon = 'empty', children }: { icon?: string | undefined; children: ReactNode }) => (
  <p className="empty">
    <Icon name={icon} />
    {children}
  </p>
);

export const Notice = ({ children }: { children: ReactNode }) => (
  <p className="notice">
    <Icon name="alert" />
    {children}
  </p>
);

/** A link that leaves the page. */
export const Outside = ({ className = 'link', href, children }: ComponentProps<'a'>) => (
  <a className={className} href={href} target="_blank" rel="noreferrer">
    {children}
    {className === 'link' && <Icon name="external" />}
  </a>
);

/** Large figures, which may lead somewhere. */
export const Facts = ({
  of,
}: {
  of: readonly (readonly [value: string, label: string, href?: string])[];
}) => (
  <div className="facts">
    {of.map(([value, label, href]) => (
      <a key={label} className="fact" href={href}>
        <strong>{value}</strong>
        <span>{label}</span>
      </a>
    ))}
  </div>
);

/** Terms and what they stand for; those without a value are left out. */
export const Pairs = ({ of }: { of: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className="pairs">
    {of.map(
      ([term, value]) =>
        value && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

interface TabsProps {
  items: readonly (readonly [id: string, label: string])[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Tabs within a section. */
export const Tabs = ({ items, chosen, onChoose }: TabsProps) => (
  <fieldset className="tabs" aria-label="Show">
    {items.map(([id, label]) => (
      <button
        type="button"
        key={id}
        className="tab"
        aria-pressed={id === chosen}
        onClick={() => onChoose(id)}
      >
        {label}
      </button>
    ))}
  </fieldset>
);
