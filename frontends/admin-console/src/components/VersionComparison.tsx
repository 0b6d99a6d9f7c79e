import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useResourceContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { formatComparedValue } from './field-differences.ts'

type FieldValues = Readonly<Record<string, unknown>>

interface Props {
  fields: readonly string[]
  mine: FieldValues
  theirs: FieldValues
  getLabel?: ((field: string) => string) | undefined
  onApply: (field: string, from: FieldValues) => void
}

/** Shows both versions of each differing field; the user can take either version into the form, and still change to the other. */
export function VersionComparison({ fields, mine, theirs, getLabel, onApply }: Props) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const getFieldLabel =
    getLabel ?? ((field) => translate(`resources.${resource}.fields.${field}`, { defaultValue: field }))
  const versions = [
    { name: 'mine', values: mine },
    { name: 'theirs', values: theirs },
  ] as const
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
      {fields.map((field) => (
        <Box component="li" key={field} aria-label={getFieldLabel(field)}>
          <Typography variant="subtitle2" component="p">
            {getFieldLabel(field)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {versions.map(({ name, values }) => (
              <Box
                key={name}
                sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
              >
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {translate(`console.edited.${name}`)}
                </Typography>
                <ComparedValue name={getFieldLabel(field)} value={values[field]} />
                <Button size="small" onClick={() => onApply(field, values)}>
                  {translate(`console.edited.take.${name}`)}
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ComparedValue({ name, value }: { name: string; value: unknown }) {
  const translate = useTranslate()
  if (isPicture(value))
    return (
      <Box
        component="img"
        src={value}
        alt={name}
        sx={{ display: 'block', maxWidth: 1, maxHeight: '14rem' }}
      />
    )
  return (
    <Typography
      variant="body2"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '14rem', overflowY: 'auto' }}
    >
      {formatComparedValue(value) || translate('console.edited.empty')}
    </Typography>
  )
}

/** A picture chosen in the form is a data URL of megabytes, which nobody can compare as text. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:image/')
