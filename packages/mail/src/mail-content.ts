/** What a mail says, in one language; `render-mail.ts` makes HTML and text of it. Values in it may be anybody's: they are escaped. */
export interface MailContent {
  /** Fixed text only: nothing that a person has typed ever becomes part of a header. */
  subject: string
  heading: string
  /** The reader's display name, where the mail goes to a member. */
  addressee?: string
  paragraphs: string[]
  /** What it is about, item by item: "Amount", "2,980 yen". A line break in a value is one in the mail. */
  details?: { label: string; value: string }[]
  button?: { label: string; url: string }
  /** Small print below: how long the link works, what to do when it was somebody else. */
  notes: string[]
  /** Of a kind of mail that its reader may cancel: where to do so. */
  unsubscribeUrl?: string
}
