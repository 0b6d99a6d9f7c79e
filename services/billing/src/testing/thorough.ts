/** How often the proofs repeat what chance may decide: little in `npm test`, more in `npm run prove`. */
export function times(o: { test: number; prove: number }): number {
  return process.env.PROVE === 'yes' ? o.prove : o.test
}
