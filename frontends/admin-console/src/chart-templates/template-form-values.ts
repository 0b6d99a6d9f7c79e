import type { RequestOf, ResponseOf, RowOf } from '../api/call-types.ts'
import type { FieldErrors } from '../components/RecordForm.tsx'

export type TemplateRow = RowOf<'GET /admin/chart-templates'>
export type Template = ResponseOf<'GET /admin/chart-templates/{id}'>
type TemplateBody = RequestOf<'PUT /admin/chart-templates/{id}'>
type Item = Template['formats'][string]['items'][number]

/** The console edits Hibiki's own templates; those of agencies are read-only. */
export const isBuiltInTemplate = ({ agencyCode }: Pick<TemplateRow, 'agencyCode'>): boolean =>
  agencyCode === null

/** A text field with options is a choice, one with a range a number. */
export const templateItemKinds = ['line', 'lines', 'choice', 'number'] as const
export type TemplateItemKind = (typeof templateItemKinds)[number]

export function getTemplateItemKind(
  item: Pick<Item, 'type' | 'selection' | 'rangeFrom' | 'rangeTo'>,
): TemplateItemKind {
  if (item.type === 'text_area') return 'lines'
  if (item.selection.length > 0) return 'choice'
  return item.rangeFrom !== null || item.rangeTo !== null ? 'number' : 'line'
}

export const templateItemMoments = ['none', 'before', 'after'] as const
export type TemplateItemMoment = (typeof templateItemMoments)[number]

/** Names, labels and options exist in both languages, all other properties of an item once. */
export interface TemplateItemFormValues {
  kind: TemplateItemKind
  labelJa: string
  labelEn: string
  /** Each line is one option. */
  optionsJa: string
  optionsEn: string
  hintJa: string
  hintEn: string
  /** The chart stores this value unless another one is entered (`defaultInnerValue`). */
  storedJa: string
  storedEn: string
  maxLength: number | null
  rangeFrom: number | null
  rangeTo: number | null
  requires: boolean
  customerInput: boolean
  customerPublish: boolean
  /** The moment of the treatment that the item tells, and the number of its pair. */
  moment: TemplateItemMoment
  pair: number | null
}

export interface TemplateFormValues {
  nameJa: string
  nameEn: string
  titleJa: string
  titleEn: string
  items: TemplateItemFormValues[]
}

/** Converts a template for the form, with the items of both languages side by side. */
export function toTemplateFormValues({
  names,
  formats,
}: Pick<Template, 'names' | 'formats'>): TemplateFormValues {
  const [ja, en] = [formats.ja?.items ?? [], formats.en?.items ?? []]
  return {
    nameJa: names.ja ?? '',
    nameEn: names.en ?? '',
    titleJa: formats.ja?.title ?? '',
    titleEn: formats.en?.title ?? '',
    items: ja.map((item, index) => ({
      kind: getTemplateItemKind(item),
      labelJa: item.label,
      labelEn: en[index]?.label ?? '',
      optionsJa: item.selection.join('\n'),
      optionsEn: (en[index]?.selection ?? []).join('\n'),
      hintJa: item.defaultDispValue,
      hintEn: en[index]?.defaultDispValue ?? '',
      storedJa: item.defaultInnerValue,
      storedEn: en[index]?.defaultInnerValue ?? '',
      maxLength: item.maxLength,
      rangeFrom: item.rangeFrom,
      rangeTo: item.rangeTo,
      requires: item.requires,
      customerInput: item.customerInput,
      customerPublish: item.customerPublish,
      moment: item.beforeAfter?.moment ?? 'none',
      pair: item.beforeAfter?.pair ?? null,
    })),
  }
}

const toBeforeAfter = ({ moment, pair }: Partial<TemplateItemFormValues>) =>
  moment === 'before' || moment === 'after' ? { moment, pair: pair ?? 1 } : null

/** Finds the item with the other moment of the same pair. */
export function findPartner(
  items: readonly Partial<TemplateItemFormValues>[],
  { moment, pair }: Pick<Partial<TemplateItemFormValues>, 'moment' | 'pair'>,
): Partial<TemplateItemFormValues> | undefined {
  const other = moment === 'before' ? 'after' : 'before'
  return items.find((item) => item.moment === other && item.pair === pair)
}

const splitLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

/** Converts the form for the service; other languages of the template stay unchanged. */
export function toTemplateUpdateBody(
  form: TemplateFormValues,
  before: Pick<Template, 'names' | 'formats'>,
): TemplateBody {
  const toItems = (language: 'Ja' | 'En') =>
    (form.items ?? []).map((item, index) => ({
      type: item.kind === 'lines' ? ('text_area' as const) : ('text_field' as const),
      label: item[`label${language}`] ?? '',
      verticalPriority: index * 10,
      defaultDispValue: item[`hint${language}`] ?? '',
      defaultInnerValue: item[`stored${language}`] ?? '',
      selection: item.kind === 'choice' ? splitLines(item[`options${language}`] ?? '') : [],
      maxLength: item.kind === 'line' || item.kind === 'lines' ? (item.maxLength ?? null) : null,
      rangeFrom: item.kind === 'number' ? (item.rangeFrom ?? null) : null,
      rangeTo: item.kind === 'number' ? (item.rangeTo ?? null) : null,
      requires: item.requires ?? false,
      customerInput: item.customerInput ?? false,
      customerPublish: item.customerPublish ?? false,
      beforeAfter: toBeforeAfter(item),
    }))
  const otherFormats = Object.entries(before.formats).map(
    ([language, { title, items }]) => [language, { title, calteItems: items }] as const,
  )
  return {
    names: { ...before.names, ja: form.nameJa, en: form.nameEn },
    formats: {
      ...Object.fromEntries(otherFormats),
      ja: { title: form.titleJa, calteItems: toItems('Ja') },
      en: { title: form.titleEn, calteItems: toItems('En') },
    },
  }
}

/** Maps the rejected fields to inputs. If an item breaks a rule, the service names no field of it and says why in its message. */
export const toTemplateFormErrors = (fields: FieldErrors, sentence: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => {
      const [, item] = /^calteItems\.(\d+)$/.exec(field) ?? []
      return item === undefined ? [toInputName(field), text] : [`items.${item}.labelJa`, sentence]
    }),
  )

/** Maps `formats.en.calteItems.3.label` to the input `items.3.labelEn`. */
function toInputName(field: string): string {
  const [, kind, language, rest = ''] = /^(names|formats)\.(ja|en)\.?(.*)$/.exec(field) ?? []
  const suffix = language === 'ja' ? 'Ja' : 'En'
  if (kind === 'names') return `name${suffix}`
  if (rest === 'title') return `title${suffix}`
  const [, item, name = ''] = /^calteItems\.(\d+)\.(\w+)/.exec(rest) ?? []
  if (item === undefined) return 'items'
  if (name === 'beforeAfter') return `items.${item}.pair`
  const input = TRANSLATED_INPUTS[name]
  return `items.${item}.${input ? `${input}${suffix}` : name}`
}

const TRANSLATED_INPUTS: Record<string, string> = {
  label: 'label',
  selection: 'options',
  defaultDispValue: 'hint',
  defaultInnerValue: 'stored',
}
