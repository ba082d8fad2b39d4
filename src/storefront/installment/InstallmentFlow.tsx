import { useEffect } from 'react';
import type { User } from '#contract/account/account.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { allowsInstallment, INSTALLMENT_MINIMUM } from '#domain/installment/installment.ts';
import { checkoutPath } from '#domain/link/paths.ts';
import { AddressPart } from '#storefront/checkout/AddressPart.tsx';
import type { Words } from '#storefront/checkout/checkout-text.ts';
import { EmptyCheckout } from '#storefront/checkout/EmptyCheckout.tsx';
import { LateBranchPart } from '#storefront/checkout/LateBranchPart.tsx';
import { partId } from '#storefront/checkout/Part.tsx';
import { ShippingPart } from '#storefront/checkout/ShippingPart.tsx';
import { pagePath } from '#storefront/page/page-text.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { FlowSkeleton } from '#storefront/ui/call/FlowSkeleton.tsx';
import { Later } from '#storefront/ui/call/Later.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import { PlanSum } from './PlanSum.tsx';
import { SendNote } from './SendNote.tsx';
import { type ApplicationData, useApplicationData } from './use-application-data.ts';
import { useApplying } from './use-applying.ts';

export interface InstallmentFlowProps {
  user: User;
  map: MapChoice;
  words: Words;
}

const loadForm = async () => (await import('./ApplicationForm.tsx')).ApplicationForm;

/** The form of a signed-in customer, or the reason why these goods cannot be paid by months. */
export function InstallmentFlow({ user, map, words }: InstallmentFlowProps) {
  const { t, price, text } = words;
  const data = useApplicationData();
  const sending = useApplying(user.id);
  const { ways, plans, cart, method, groups, leftOut, sums } = data;
  const { applying } = sending;
  const under = applying.kind !== 'idle' && applying.kind !== 'not-taken';

  // Loads the form's code while the platform is asked.
  useEffect(() => void loadForm().catch(() => {}), []);

  const failed = [ways, plans, cart].find((call) => call.kind === 'failed');
  if (failed?.kind === 'failed') return <CallFailed error={failed.error} onRetry={failed.retry} t={t} />;
  if ([ways, plans, cart].some(({ kind }) => kind === 'loading'))
    return <FlowSkeleton label={t('installment.preparing')} />;
  // The goods of a request that was sent may have left the cart already.
  if (groups.length + leftOut.length === 0 && !under)
    return <EmptyCheckout customerId={user.id} words={words} />;
  if (!method || (groups.length === 0 && !under))
    return <NoInstallment text={t('installment.unavailable')} t={t} />;
  if (!allowsInstallment(sums.goods) && !under)
    return (
      <NoInstallment
        text={t('installment.minimum', { minimum: price(INSTALLMENT_MINIMUM), sum: price(sums.goods) })}
        t={t}
      />
    );
  return (
    <>
      {leftOut.map(({ id, supplier }) => (
        <p className="installment-note panel" key={id} role="status">
          {t('checkout.group-left-out', { name: supplier.name, method: text(method.name) })}
        </p>
      ))}
      <Later
        load={loadForm}
        props={{
          user,
          data,
          sending,
          delivery: (problem) => <Delivery data={data} map={map} problem={problem} words={words} />,
          goTo: (part) => document.getElementById(partId(part))?.focus(),
          sum: (children) => (
            <PlanSum data={data} words={words}>
              {children}
            </PlanSum>
          ),
          note: <SendNote sending={sending} words={words} />,
          words,
        }}
        t={t}
      />
      {applying.kind === 'done' && <DoneDialog orders={[applying.order]} t={t} />}
    </>
  );
}

interface DeliveryProps {
  data: ApplicationData;
  map: MapChoice;
  problem: string | undefined;
  words: Words;
}

/** Shipping, and the address or the branch. */
function Delivery({ data, map, problem, words }: DeliveryProps) {
  const { addresses, address, added, shipping, service, fetched, pickUp, choose } = data;
  return (
    <>
      <ShippingPart
        shipping={shipping}
        chosen={service}
        problem={undefined}
        onChoose={choose}
        words={words}
      />
      {fetched ? (
        <LateBranchPart
          pickUp={pickUp}
          days={(service?.quote ?? service?.service)?.deliveryDays}
          problem={problem}
          onChoose={pickUp.choose}
          map={map}
          words={words}
        />
      ) : (
        <AddressPart
          addresses={addresses}
          chosen={address}
          problem={problem}
          onChoose={({ id }) => choose({ addressId: id })}
          added={added}
          words={words}
        />
      )}
    </>
  );
}

function NoInstallment({ text, t }: { text: string; t: Words['t'] }) {
  return (
    <div className="panel installment-none">
      <p>{text}</p>
      <a className="button button--primary" href={pagePath(checkoutPath())}>
        {t('installment.to-checkout')}
      </a>
    </div>
  );
}
