/** Loads the list of branches: few shoppers fetch their order themselves. */
export const loadBranchPart = () => import('./BranchPart.tsx').then(({ BranchPart }) => BranchPart);
