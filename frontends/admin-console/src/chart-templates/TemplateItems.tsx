import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { getTemplateItemKind, type Template } from './template-form-values.ts'

/** Lists the items in the language of the page, in the order of the chart. */
export function TemplateItems() {
  const template = useRecordContext<Template>()
  const locale = useLocale()
  const translate = useTranslate()
  const format = template && (template.formats[locale] ?? template.formats.ja)
  if (!format) return null
  return (
    <>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>{format.title}</Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {format.items.map((item) => (
          <Box
            component="li"
            key={`${item.verticalPriority} ${item.label}`}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography>{item.label}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[
                translate(`console.chartTemplates.kind.${getTemplateItemKind(item)}`),
                item.selection.join(' / '),
                getTemplateItemKind(item) === 'number' ? `${item.rangeFrom ?? ''}–${item.rangeTo ?? ''}` : '',
                item.defaultDispValue,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
              {item.beforeAfter && (
                <Tag tone="quiet">
                  {translate(`console.chartTemplates.side.${item.beforeAfter.moment}`, {
                    pair: item.beforeAfter.pair,
                  })}
                </Tag>
              )}
              {(['requires', 'customerInput', 'customerPublish'] as const).map(
                (flag) =>
                  item[flag] && (
                    <Tag key={flag} tone={flag === 'requires' ? 'wait' : 'quiet'}>
                      {translate(`resources.chart-templates.fields.${flag}`)}
                    </Tag>
                  ),
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
