import { Actor, createLocalTextSchema } from '@hibiki/admin-resource'
import { type LocalText, Moment, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { Cluster } from '../choices/clusters.rules.ts'
import type { AdminMentalCheck, MentalCheckVersion } from './admin-mental-checks.sql.ts'
import type { MentalCheckItem } from './mental-check.rules.ts'
import {
  type DraftText,
  type MentalCheckDraftItem,
  sortMentalCheckItems,
} from './mental-check-draft.rules.ts'
import type { LoggedMentalCheckAct } from './mental-checks-log.sql.ts'

const text = (most: number) => Type.String({ minLength: 1, maxLength: most, format: 'visible-line' })

/** The further languages of a text, which are optional each. */
const translations = (max: number, $id: string) =>
  Type.Omit(createLocalTextSchema(text(max)), ['ja', 'en'], {
    $id,
    description:
      'Further languages; where one is missing, the Japanese text is shown. Without the field the same words keep those they have',
    additionalProperties: false,
  })
const ChoiceTranslations = translations(60, 'MentalCheckChoiceTranslations')
const NameTranslations = translations(200, 'MentalCheckNameTranslations')
const TitleTranslations = translations(100, 'MentalCheckTitleTranslations')

const Choice = Type.Object(
  {
    displayJa: text(60),
    displayEn: text(60),
    displays: Type.Optional(ChoiceTranslations),
    ansValue: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Choices are shown in ascending order of this value',
    }),
  },
  { $id: 'MentalCheckChoice' },
)
const Item = Type.Object(
  {
    nameJa: text(200),
    nameEn: text(200),
    names: Type.Optional(NameTranslations),
    requires: Type.Boolean({ description: 'False when the question is no longer asked' }),
    cluster: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 4,
        description: 'The cluster that suits members who choose high points',
      }),
    ),
    choices: Type.Array(Choice, { minItems: 2, maxItems: 10 }),
  },
  { $id: 'MentalCheckItemInput' },
)

/** The fields that staff enter. */
export const mentalCheckDraftProperties = {
  titleJa: text(100),
  titleEn: text(100),
  titles: Type.Optional(TitleTranslations),
  intervalDays: Type.Integer({
    minimum: 1,
    maximum: 366,
    description: 'Days until the check can be done again',
  }),
  displayOrder: Type.Integer({ minimum: 0, maximum: 100_000 }),
  items: Type.Array(Item, {
    minItems: 1,
    maxItems: 100,
    description: 'Questions in the order in which they are asked',
  }),
}

const rowFields = {
  id: Type.String(),
  titleJa: Type.String(),
  titleEn: Type.String(),
  titles: TitleTranslations,
  version: Type.Integer(),
  revision: Type.Integer({
    description: 'Number of the last change, which the next change has to send back',
  }),
  questions: Type.Integer({ description: 'Number of questions that are asked' }),
  intervalDays: Type.Integer(),
  displayOrder: Type.Integer(),
  answers: Type.Integer({ description: 'Number of answers to all versions' }),
  publishedAt: Moment,
  withdrawnAt: nullable(Moment),
}
export const AdminMentalCheckRow = Type.Object(rowFields)
export const AdminMentalCheckResponse = Type.Object(
  {
    ...rowFields,
    items: Type.Array(
      Type.Object({
        ...Item.properties,
        names: NameTranslations,
        choices: Type.Array(Type.Object({ ...Choice.properties, displays: ChoiceTranslations })),
      }),
    ),
    versions: Type.Array(
      Type.Object({
        version: Type.Integer(),
        titleJa: Type.String(),
        titleEn: Type.String(),
        questions: Type.Integer(),
        answers: Type.Integer(),
        publishedAt: Moment,
      }),
      { description: 'The newest 99 versions' },
    ),
    acts: Type.Array(
      Type.Object({
        at: Moment,
        actor: nullable(Actor),
        action: Type.Enum(['created', 'changed', 'withdrawn', 'put-back']),
        detail: Type.Record(Type.String(), Type.Unknown()),
      }),
      { description: 'The newest 20 log entries' },
    ),
  },
  { $id: 'AdminMentalCheck' },
)

const toTranslations = ({ ja: _ja, en: _en, ...others }: LocalText) => others

export function toAdminMentalCheckRow({
  items: _,
  title,
  publishedAt,
  withdrawnAt,
  ...row
}: AdminMentalCheck) {
  return {
    ...row,
    titles: toTranslations(title),
    publishedAt: publishedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }
}

export function toAdminMentalCheckResponse(
  check: AdminMentalCheck,
  versions: MentalCheckVersion[],
  acts: LoggedMentalCheckAct[],
) {
  return {
    ...toAdminMentalCheckRow(check),
    items: sortMentalCheckItems(check.items).map(toItemResponse),
    versions: versions.map((version) => ({ ...version, publishedAt: version.publishedAt.toISOString() })),
    acts: acts.map(({ at, actorId, actorName, action, detail }) => ({
      at: at.toISOString(),
      action,
      detail,
      actor: actorId === null ? null : { id: actorId, username: actorName ?? '' },
    })),
  }
}

function toItemResponse({ name, requires, cluster, choices }: MentalCheckItem) {
  return {
    nameJa: name.ja,
    nameEn: name.en,
    names: toTranslations(name),
    requires,
    cluster,
    choices: choices.map(({ display, ansValue }) => ({
      displayJa: display.ja,
      displayEn: display.en,
      displays: toTranslations(display),
      ansValue,
    })),
  }
}

type Translations = Partial<LocalText>

interface GivenItem {
  nameJa: string
  nameEn: string
  names?: Translations
  requires: boolean
  cluster: number | null
  choices: { displayJa: string; displayEn: string; displays?: Translations; ansValue: number }[]
}

/** Trims the texts. */
function toDraftText(ja: string, en: string, others: Translations | undefined): DraftText {
  const trimmed = Object.entries(others ?? {}).map(([code, words]) => [code, words.trim()])
  const words = { ja: ja.trim(), en: en.trim(), ...Object.fromEntries(trimmed) }
  return { words, keepsTranslations: others === undefined }
}

export function toMentalCheckDraft(body: {
  titleJa: string
  titleEn: string
  titles?: Translations
  intervalDays: number
  displayOrder: number
  items: GivenItem[]
}) {
  const { titleJa, titleEn, titles, intervalDays, displayOrder, items } = body
  return {
    title: toDraftText(titleJa, titleEn, titles),
    intervalDays,
    displayOrder,
    items: items.map(
      ({ nameJa, nameEn, names, requires, cluster, choices }): MentalCheckDraftItem => ({
        name: toDraftText(nameJa, nameEn, names),
        requires,
        cluster: cluster as Cluster | null,
        choices: choices.map(({ displayJa, displayEn, displays, ansValue }) => ({
          display: toDraftText(displayJa, displayEn, displays),
          ansValue,
        })),
      }),
    ),
  }
}
