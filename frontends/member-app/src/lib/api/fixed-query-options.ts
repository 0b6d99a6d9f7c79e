/** For what must not change under the hands of the member: a random sound while it plays, a form while it is edited. */
export const fixedQueryOptions = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }
