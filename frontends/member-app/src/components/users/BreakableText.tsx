import { Fragment } from 'react'

/** Lets a text that may be a mail address break after "@", "." and the like, not before its last letter. */
export function BreakableText({ children }: { children: string }) {
  return children.split(/(?<=[@._+-])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name.
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
