/** The content of a mail in one language; `render-mail.ts` creates HTML and text from it. Values may come from anybody and are escaped. */
export interface MailContent {
  /** Fixed text only: nothing that a person has typed ever becomes part of a header. */
  subject: string
  heading: string
  /** The reader's display name, where the mail goes to a member. */
  addressee?: string
  paragraphs: string[]
  /** The details, item by item: "Amount", "2,980 yen". A line break in a value is one in the mail. */
  details?: { label: string; value: string }[]
  button?: { label: string; url: string }
  /** Small print below: how long the link works, what to do when it was somebody else. */
  notes: string[]
  /** The address at which the reader can unsubscribe from this kind of mail. */
  unsubscribeUrl?: string
  /** The address to which a mail program posts when the reader unsubscribes in it (RFC 8058). */
  oneClickUrl?: string
  /** Where a reply goes. Without it the mail says that nobody reads one. */
  replyTo?: string
}
