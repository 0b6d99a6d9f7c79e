import { registerChartTemplateLimits } from '../../lib/api/limits.gen/register-chart-template.ts'
import { type FormatValues, toFormatBody, toFormatValues } from './format.rules.ts'
import type { ChartTemplate } from './types.ts'

/** The file carries a template from one agency to another; the service checks its rules when it is registered. */
interface TemplateFile {
  kind: 'hibiki-chart-template'
  version: 1
  templateName: string
  title: string
  calteItems: ChartTemplate['calteItems']
}

const pairLimits = registerChartTemplateLimits['calteFormat.calteItems[].beforeAfter.pair']

/** A template of 20 items with 30 options each is far smaller than this. */
export const MAX_TEMPLATE_FILE_BYTES = 256 * 1024

export function serializeTemplateFile(templateName: string, values: FormatValues): string {
  const file = { kind: 'hibiki-chart-template', version: 1, templateName, ...toFormatBody(values) }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads a template from a file, or returns null when the file holds none. */
export function parseTemplateFile(content: string): { templateName: string; values: FormatValues } | null {
  try {
    const file = JSON.parse(content) as Partial<TemplateFile> | null
    if (file?.kind !== 'hibiki-chart-template' || file.version !== 1) return null
    const { templateName, title, calteItems } = file
    if (typeof templateName !== 'string' || typeof title !== 'string' || !Array.isArray(calteItems))
      return null
    if (!calteItems.every(isItem)) return null
    return { templateName, values: toFormatValues({ title, calteItems }) }
  } catch {
    return null
  }
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number'

/** A file of an older release has none, and the labels tell. */
function isBeforeAfter(value: unknown): boolean {
  if (value === undefined || value === null) return true
  const { moment, pair } = value as Record<string, unknown>
  const { minimum, maximum } = pairLimits
  const isPair = typeof pair === 'number' && Number.isInteger(pair) && pair >= minimum && pair <= maximum
  return (moment === 'before' || moment === 'after') && isPair
}

/** Checks the type of everything that the builder reads of an item, because a file may hold anything. */
function isItem(item: unknown): item is TemplateFile['calteItems'][number] {
  if (typeof item !== 'object' || item === null) return false
  const { type, label, selection, verticalPriority, ...rest } = item as Record<string, unknown>
  return (
    (type === 'text_field' || type === 'text_area') &&
    [label, rest.defaultDispValue, rest.defaultInnerValue].every(isText) &&
    typeof verticalPriority === 'number' &&
    Array.isArray(selection) &&
    selection.every(isText) &&
    [rest.maxLength, rest.rangeFrom, rest.rangeTo].every(isNumberOrNull) &&
    [rest.requires, rest.customerInput, rest.customerPublish].every(isFlag) &&
    isBeforeAfter(rest.beforeAfter)
  )
}
