import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined'
import SaveAltOutlined from '@mui/icons-material/SaveAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormatValues } from '../../format.rules.ts'
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx'
import { TemplatesDialog } from './TemplatesDialog.tsx'

/** Opens the templates, and saves the format of the builder as one. */
export function TemplateButtons({ onTake }: { onTake: (values: FormatValues) => void }) {
  const { t } = useTranslation('charts')
  const { handleSubmit } = useFormContext<FormatValues>()
  const [isOpen, setIsOpen] = useState(false)
  const [saving, setSaving] = useState<FormatValues | null>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}>
      <Button variant="outlined" startIcon={<LibraryBooksOutlined />} onClick={() => setIsOpen(true)}>
        {t('templates.open')}
      </Button>
      <Button startIcon={<SaveAltOutlined />} onClick={() => void handleSubmit(setSaving)()}>
        {t('templates.saveAs')}
      </Button>
      {isOpen && (
        <TemplatesDialog
          onClose={() => setIsOpen(false)}
          onTake={(values) => {
            setIsOpen(false)
            onTake(values)
          }}
        />
      )}
      {saving && <SaveTemplateDialog values={saving} name={saving.title} onClose={() => setSaving(null)} />}
    </Box>
  )
}
