import { Later } from '#storefront/ui/call/Later.tsx';
import type { BranchPartProps } from './BranchPart.tsx';

const load = () => import('./BranchPart.tsx').then(({ BranchPart }) => BranchPart);

/** The list of branches; its code comes when it is shown: few shoppers fetch their order themselves. */
export function LateBranchPart(props: BranchPartProps) {
  return <Later load={load} props={props} t={props.words.t} />;
}
