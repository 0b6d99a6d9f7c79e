import type { Language, LocalText } from '@hibiki/http'
import type { EntitlementsTables, MemberProfilesTables, NameReadingsTables } from '@hibiki/projections'
import type { ServiceTables } from '@hibiki/service'
import type { ColumnType, Generated } from 'kysely'
import type { AdvisorAnswerKind } from './modules/advisor/answer.rules.ts'
import type { AnswerPart } from './modules/advisor/answer-part.ts'
import type { InquiryPriority } from './modules/inquiries/inquiry.rules.ts'
import type { MailNotice } from './modules/inquiries/mail-replies/mail-notice.ts'
import type { SharedContext } from './modules/inquiries/shared-context.ts'
import type { ArticleCategory, ArticleContent } from './modules/knowledge/article.rules.ts'

export type SupportMailTemplate = 'support-answer' | 'support-reply-notice'

export type SupportMailFacts = { inquiryId: string } | MailNotice

type Json<T> = ColumnType<T, string, string>

export interface SupportTables
  extends ServiceTables,
    EntitlementsTables,
    MemberProfilesTables,
    NameReadingsTables {
  articles: {
    id: string
    category: ArticleCategory
    position: number
    faq: boolean
    version: number
    /** Digest of the files this was read from last. */
    file_digest: string | null
    updated_at: Date
  }
  article_versions: {
    article_id: string
    version: number
    content: Json<ArticleContent>
    created_by: string | null
    created_at: Date
  }
  article_texts: {
    article_id: string
    language: string
    title: string
    body: string
    tags: string[]
    questions: string[]
    search: ColumnType<string, string, string>
    lexeme_rules_digest: Generated<string>
  }
  article_phrases: {
    article_id: string
    language: string
    position: number
    search: ColumnType<string, string, string>
    length: number
  }
  article_lexemes: { language: string; lexeme: string; documents: Generated<number> }
  inquiries: {
    id: Generated<string>
    member_id: string
    detail_type: string
    subject: string
    state: Generated<'open' | 'closed'>
    priority: ColumnType<InquiryPriority, InquiryPriority | undefined, InquiryPriority>
    staff_id: string | null
    shared: Json<SharedContext> | null
    /** The language that the member reads. */
    language: ColumnType<Language, Language | undefined, Language>
    creation_key: string | null
    revision: Generated<number>
    member_unread: Generated<number>
    staff_unread: Generated<number>
    member_read_at: Date | null
    staff_read_at: Date | null
    opened_at: Date
    last_message_at: Date
    waiting_since: Date | null
    first_answered_at: Date | null
    closed_at: Date | null
    closed_for: 'staff' | 'member' | 'silence' | null
    rating: number | null
    rated_at: Date | null
  }
  messages: {
    id: Generated<string>
    inquiry_id: string
    author: 'member' | 'staff' | 'advisor' | 'system'
    actor_id: string | null
    internal: Generated<boolean>
    text: string
    sending_key: string | null
    /** It is a reply to the mail about an answer. */
    by_mail: Generated<boolean>
    /** The names of files that were attached to the mail and not accepted. */
    refused_files: Generated<string[]>
    created_at: Date
  }
  pictures: {
    id: Generated<string>
    member_id: string
    message_id: string | null
    position: Generated<number>
    width: number
    height: number
    bytes: number
    /** Encrypted where it is stored. This release reads encrypted pictures, and stores them as they are. */
    sealed: Generated<boolean>
    created_at: Date
  }
  documents: {
    id: Generated<string>
    member_id: string
    message_id: string | null
    position: Generated<number>
    name: string
    bytes: number
    created_at: Date
  }
  picture_uploads: { id: Generated<string>; started_at: Date }
  picture_removals: { storage_key: string; created_at: Date }
  inquiry_log: {
    id: Generated<string>
    inquiry_id: string
    actor_id: string | null
    action: string
    detail: string | null
    /** To whom the inquiry was assigned. */
    staff_id: ColumnType<string | null, string | null | undefined, string | null>
    at: Date
  }
  staff_members: { member_id: string; is_staff: boolean; changed_at: Date }
  viewers: { inquiry_id: string; staff_id: string; writing: boolean; seen_at: Date }
  canned_answers: {
    id: Generated<string>
    title: string
    texts: Json<LocalText>
    updated_by: string | null
    updated_at: Date
  }
  awards: {
    id: Generated<string>
    titles: Json<LocalText>
    day: ColumnType<Date, string, string>
    link: string | null
    /** The place in the order of the home page. */
    position: number
    visible: boolean
    /** WebP. */
    picture: Buffer
    picture_digest: string
    picture_width: number
    picture_height: number
    updated_by: string | null
    updated_at: Date
  }
  award_log: {
    id: Generated<string>
    award_id: string
    actor_id: string | null
    action: 'created' | 'changed' | 'deleted'
    /** The Japanese title at that time. */
    title: string
    at: Date
  }
  mails: {
    id: Generated<string>
    /** Null: the notice goes to an address that no member has. */
    user_id: string | null
    template: SupportMailTemplate
    facts: Json<SupportMailFacts> | null
    inquiry_id: string | null
    state: Generated<'waiting' | 'sent' | 'given-up'>
    attempts: Generated<number>
    created_at: Date
    next_attempt_at: Date
    useless_after: Date | null
    finished_at: Date | null
  }
  mail_notices: { sender_digest: Buffer; day: ColumnType<Date, string, string> }
  conversations: {
    id: Generated<string>
    member_id: string
    inquiry_id: string | null
    pending_since: Date | null
    created_at: Date
    updated_at: Date
  }
  conversation_messages: {
    id: Generated<string>
    conversation_id: string
    author: 'member' | 'advisor'
    kind: AdvisorAnswerKind | 'question'
    text: string
    article_ids: Generated<string[]>
    parts: ColumnType<AnswerPart[], string | undefined, string>
    sending_key: string | null
    created_at: Date
  }
  advisor_days: { member_id: string; day: string; questions: number }
}
