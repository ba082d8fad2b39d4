import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetSentCode, readSentCode, type SentCode } from '#storefront/account/sent-code.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { Captcha } from './Captcha.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ForgotStep } from './ForgotStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import { type Login, openSession } from './sign-in.ts';
import type { SignInPage } from './sign-in-props.ts';
import type { Step, StepProps } from './step.ts';
import './sign-in.css';

export interface SignInProps {
  page: SignInPage;
  /** A session is about to begin here, or did not after all. */
  onBusy?: (busy: boolean) => void;
  /** Gets each step's title, which stands at the top of the dialog then, and not here. */
  onTitle?: (title: string) => void;
  /** The shopper is signed in, by this step. */
  onSignedIn: (way: Step['kind']) => void;
}

const TITLES = {
  phone: 'sign-in.phone-title',
  password: 'sign-in.password-title',
  code: 'sign-in.code-title',
  registration: 'sign-in.registration-title',
  forgot: 'sign-in.forgot-title',
  'new-password': 'sign-in.new-password-title',
} as const;

/** Steps whose calls may need a captcha. */
const ASKS_CAPTCHA: readonly Step['kind'][] = ['phone', 'password', 'forgot'];

/** Steps that end with the code that was sent. */
const OF_A_CODE: readonly Step['kind'][] = ['code', 'registration', 'new-password'];

/** Step for a code that was sent before the page was loaded anew. */
function stepOf(sent: SentCode | undefined): Step | undefined {
  if (sent?.purpose === 'sign-in') return { kind: 'code', phone: sent.name, sentAt: sent.at };
  if (sent?.purpose === 'password') return { kind: 'new-password', name: sent.name, sentAt: sent.at };
  return undefined;
}

/** Signing in, registering and setting a new password, step by step; the same on its page and in a dialog. */
export function SignIn({ page, onBusy, onTitle, onSignedIn }: SignInProps) {
  const t = createTranslate(page.messages, page.language);
  const [step, setStep] = useState<Step>({ kind: page.business ? 'password' : 'phone' });
  const [typed, setTyped] = useState('');
  const [remember, setRemember] = useState(true);
  const remembered = useRef(remember);
  const formId = useId();
  const [live, setLive] = useState(false);
  const [touched, setTouched] = useState(false);
  const captcha = useRef<{ token?: string | undefined; reset: () => void }>({ reset: () => {} });
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    setStep((first) => stepOf(readSentCode()) ?? first);
    setLive(true);
  }, []);

  const title = t(TITLES[step.kind]);
  useLayoutEffect(() => onTitle?.(title), [onTitle, title]);

  const go = (next: Step) => {
    if (!OF_A_CODE.includes(next.kind)) forgetSentCode();
    // Moves the focus at once, so that a shopper goes on typing in the new step.
    flushSync(() => setStep(next));
    box.current?.querySelector<HTMLInputElement>('input:not([aria-hidden])')?.focus();
  };

  const props: StepProps = {
    formId,
    t,
    page,
    typed,
    onTyped: setTyped,
    remember,
    onRemember(wanted) {
      remembered.current = wanted;
      setRemember(wanted);
    },
    go,
    takeCaptcha() {
      const { token, reset } = captcha.current;
      if (token !== undefined) reset();
      return token;
    },
    async finish(login: Login, way) {
      onBusy?.(true);
      try {
        await openSession(login, remembered.current);
      } catch (error) {
        onBusy?.(false);
        throw error;
      }
      onSignedIn(way);
    },
  };
  return (
    <div className="sign-in" ref={box} onFocusCapture={() => setTouched(true)}>
      {/* Before scripts run, a form would send its fields to the page's own address. */}
      <fieldset className="sign-in__step" disabled={!live}>
        {!onTitle && (
          <legend className="sign-in__legend">
            <h2 className="sign-in__title">{title}</h2>
          </legend>
        )}
        {step.kind === 'phone' && <PhoneStep {...props} />}
        {step.kind === 'password' && <PasswordStep {...props} />}
        {step.kind === 'code' && <CodeStep {...props} {...step} />}
        {step.kind === 'registration' && <RegistrationStep {...props} {...step} />}
        {step.kind === 'forgot' && <ForgotStep {...props} />}
        {step.kind === 'new-password' && <NewPasswordStep {...props} {...step} />}
      </fieldset>
      {page.captcha && ASKS_CAPTCHA.includes(step.kind) && (
        <div className="sign-in__captcha-room">
          {touched && (
            <Captcha
              source={page.captcha}
              onToken={(token, reset) => {
                captcha.current = { token, reset };
              }}
              t={t}
            />
          )}
        </div>
      )}
      <SocialSignIn />
    </div>
  );
}

/** Other services to sign in by: none has been chosen yet. */
function SocialSignIn() {
  return <div className="sign-in__social" data-social-login hidden />;
}
