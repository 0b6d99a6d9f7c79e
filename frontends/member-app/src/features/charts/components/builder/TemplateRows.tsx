import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SettingsRow } from '../../../../components/SettingsRow.tsx'
import type { TemplateRow } from '../../types.ts'

interface Props {
  rows: readonly TemplateRow[]
  onUse: (row: TemplateRow) => void
  onExport: (row: TemplateRow) => void
  onDelete: (row: TemplateRow) => void
}

/** Lists the templates of the agency before the built-in ones, which have no button to delete them. */
export function TemplateRows({ rows, onUse, onExport, onDelete }: Props) {
  const { t } = useTranslation('charts')
  const groups = [
    { name: 'agency' as const, groupRows: rows.filter(({ removable }) => removable) },
    { name: 'ours' as const, groupRows: rows.filter(({ removable }) => !removable) },
  ]
  return groups
    .filter(({ groupRows }) => groupRows.length > 0)
    .map(({ name, groupRows }) => (
      <Box component="section" key={name} aria-label={t(`templates.groups.${name}`)} sx={{ mb: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {t(`templates.groups.${name}`)}
        </Typography>
        {groupRows.map((row) => (
          <SettingsRow
            key={row.id}
            title={row.name}
            {...(row.title !== row.name && { text: row.title })}
            action={
              <>
                <Button
                  variant="outlined"
                  onClick={() => onUse(row)}
                  aria-label={t('templates.useOf', { name: row.name })}
                >
                  {t('templates.use')}
                </Button>
                <Button
                  onClick={() => onExport(row)}
                  aria-label={t('templates.exportOf', { name: row.name })}
                >
                  {t('templates.export')}
                </Button>
                {row.removable && (
                  <Button
                    color="error"
                    onClick={() => onDelete(row)}
                    aria-label={t('templates.deleteOf', { name: row.name })}
                  >
                    {t('templates.delete')}
                  </Button>
                )}
              </>
            }
          />
        ))}
      </Box>
    ))
}
