import { type FormatValues, toBody, toValues } from './format-rules.ts'
import type { ChartTemplate } from './types.ts'

/** A template as it goes from one agency to another in a file; the service checks its rules when it is registered. */
interface TemplateFile {
  kind: 'hibiki-chart-template'
  version: 1
  templateName: string
  title: string
  calteItems: ChartTemplate['calteItems']
}

/** No template comes near this: 20 items with 30 options each. */
export const MAX_FILE_BYTES = 256 * 1024

/** The text of the file of a template. */
export function writeTemplateFile(templateName: string, values: FormatValues): string {
  const file = { kind: 'hibiki-chart-template', version: 1, templateName, ...toBody(values) }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The template of a file, or null when the file holds none. */
export function readTemplateFile(content: string): { templateName: string; values: FormatValues } | null {
  try {
    const file = JSON.parse(content) as Partial<TemplateFile> | null
    if (file?.kind !== 'hibiki-chart-template' || file.version !== 1) return null
    const { templateName, title, calteItems } = file
    if (typeof templateName !== 'string' || typeof title !== 'string' || !Array.isArray(calteItems))
      return null
    if (!calteItems.every(isItem)) return null
    return { templateName, values: toValues({ title, calteItems }) }
  } catch {
    return null
  }
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number'

/** Everything the builder reads of an item has the type it expects. */
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
    [rest.requires, rest.customerInput, rest.customerPublish].every(isFlag)
  )
}
