import { ApiError, nullable } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { chartsErrors } from '../../errors.ts'
import type { TemplateFormat } from '../../tables.ts'
import { findPairProblem, resolveBeforeAfter } from './before-after.rules.ts'
import {
  type ChartFormat,
  type FormatItem,
  findFormatProblem,
  MAX_FORMAT_ITEMS,
  MAX_ITEM_OPTION_LENGTH,
  MAX_ITEM_OPTIONS,
  MAX_LABEL_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_VALUE_LENGTH_BY_TYPE,
  normalizeItemValue,
  sortByDisplayOrder,
} from './format.rules.ts'

/** The schema accepts more items than allowed, so that the rejection names the rule and not the schema. */
const ACCEPTED_ITEMS = MAX_FORMAT_ITEMS * 5

const bound = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 })

const BeforeAfter = Type.Object(
  {
    moment: Type.Enum(['before', 'after']),
    pair: Type.Integer({
      minimum: 1,
      maximum: MAX_FORMAT_ITEMS,
      description: 'Both sides of a pair have one number',
    }),
  },
  { $id: 'CalteBeforeAfter' },
)

/** An item as clients send it; a missing field has the default of an empty line. */
export const CalteItemInput = Type.Object(
  {
    id: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
    type: Type.Enum(['text_field', 'text_area']),
    label: Type.String({ maxLength: MAX_LABEL_LENGTH, format: 'line' }),
    value: Type.Optional(nullable(Type.String({ maxLength: MAX_VALUE_LENGTH_BY_TYPE.text_area }))),
    defaultDispValue: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    defaultInnerValue: Type.Optional(
      nullable(Type.String({ maxLength: MAX_VALUE_LENGTH_BY_TYPE.text_area })),
    ),
    verticalPriority: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    selection: Type.Optional(
      nullable(
        Type.Array(Type.String({ maxLength: MAX_ITEM_OPTION_LENGTH, format: 'line' }), {
          maxItems: MAX_ITEM_OPTIONS,
        }),
      ),
    ),
    maxLength: Type.Optional(
      nullable(Type.Integer({ minimum: 1, maximum: MAX_VALUE_LENGTH_BY_TYPE.text_area })),
    ),
    rangeFrom: Type.Optional(nullable(bound)),
    rangeTo: Type.Optional(nullable(bound)),
    requires: Type.Optional(Type.Boolean()),
    customerInput: Type.Optional(Type.Boolean()),
    customerPublish: Type.Optional(Type.Boolean()),
    beforeAfter: Type.Optional(
      nullable(
        Type.With(BeforeAfter, {
          description:
            'The moment of the treatment that the item tells; without it the words in the label tell',
        }),
      ),
    ),
  },
  { $id: 'CalteItemInput' },
)

export const CalteFormatInput = Type.Object(
  {
    title: Type.String({ maxLength: MAX_TITLE_LENGTH, format: 'line' }),
    calteItems: Type.Array(CalteItemInput, { maxItems: ACCEPTED_ITEMS }),
  },
  { $id: 'CalteFormatInput' },
)

/** An item as it is returned; `value` is only present with a record. */
export const calteItemFields = {
  type: Type.Enum(['text_field', 'text_area']),
  label: Type.String(),
  defaultDispValue: Type.String(),
  defaultInnerValue: Type.String(),
  verticalPriority: Type.Integer(),
  selection: Type.Array(Type.String(), { maxItems: MAX_ITEM_OPTIONS }),
  maxLength: nullable(Type.Integer()),
  rangeFrom: nullable(Type.Number()),
  rangeTo: nullable(Type.Number()),
  requires: Type.Boolean(),
  customerInput: Type.Boolean(),
  customerPublish: Type.Boolean(),
  beforeAfter: nullable(BeforeAfter),
}

export const CalteItem = Type.Object(calteItemFields, { $id: 'CalteItem' })

/**
 * Returns the format of a request, checked and in display order.
 * @throws CHARTS_TITLE_REQUIRED, CHARTS_LABEL_REQUIRED, CHARTS_ITEM_REQUIRED, CHARTS_TOO_MANY_ITEMS, CHARTS_ITEM_INVALID, CHARTS_PAIR_INVALID;
 * `fields` names the item as `calteItems.<index>`
 */
export function parseFormat(input: Static<typeof CalteFormatInput>): TemplateFormat {
  const format = {
    title: input.title.trim(),
    items: resolveBeforeAfter(input.calteItems.map(readItem)),
  }
  refuseProblem(format)
  return { ...format, items: sortByDisplayOrder(format.items) }
}

function readItem(input: Static<typeof CalteItemInput>, index: number): FormatItem {
  const item = {
    type: input.type,
    label: input.label.trim(),
    verticalPriority: input.verticalPriority ?? index,
    defaultDispValue: input.defaultDispValue ?? '',
    defaultInnerValue: input.defaultInnerValue ?? '',
    selection: input.selection ?? [],
    maxLength: input.maxLength ?? null,
    rangeFrom: input.rangeFrom ?? null,
    rangeTo: input.rangeTo ?? null,
    requires: input.requires ?? false,
    customerInput: input.customerInput ?? false,
    customerPublish: input.customerPublish ?? false,
    beforeAfter: input.beforeAfter,
  }
  return { ...item, defaultInnerValue: normalizeItemValue(item, item.defaultInnerValue) }
}

function refuseProblem(format: ChartFormat): void {
  const problem = findFormatProblem(format)
  const unpaired = problem ? null : findPairProblem(format.items)
  if (!problem && unpaired === null) return
  const { code, item } = problem ?? { code: 'CHARTS_PAIR_INVALID' as const, item: unpaired ?? undefined }
  throw new ApiError(
    code,
    item === undefined ? {} : { fields: { [`calteItems.${item}`]: chartsErrors[code] } },
  )
}
