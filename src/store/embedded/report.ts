/** What the child tells its parent. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'warning'; readonly text: string }
  | { readonly type: 'failed'; readonly text: string };
