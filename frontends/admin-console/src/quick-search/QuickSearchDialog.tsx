import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import { useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslate } from '../i18n/use-translate.ts'
import { menuGroups } from '../resources.ts'
import type { Destination } from './destination.ts'
import { findPages } from './find-pages.ts'
import { useFoundRecords } from './use-found-records.ts'

/** Searches pages and records while one types, and opens what is chosen. */
export function QuickSearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const fieldId = useId()
  const [text, setText] = useState('')
  const { records, isLoading, failedKinds } = useFoundRecords(text)
  const nameKind = (kind: string) => translate(`resources.${kind}.name`, { defaultValue: kind })
  const pages = useMemo(
    () =>
      menuGroups.flatMap(({ name: group, resources }) =>
        resources.map(({ name }) => ({
          resource: name,
          name: translate(`resources.${name}.name`, { defaultValue: name }),
          group: translate(`console.menu.${group}`, { defaultValue: group }),
          words: translate(`console.quickSearch.words.${name}`, { defaultValue: '' }),
        })),
      ),
    [translate],
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={`${fieldId}-label`} sx={atTop}>
      <Autocomplete<Destination>
        id={fieldId}
        open
        autoHighlight
        forcePopupIcon={false}
        options={[...findPages(pages, text), ...records]}
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ path }) => path}
        groupBy={({ kind }) => (kind === 'page' ? translate('console.quickSearch.pages') : nameKind(kind))}
        inputValue={text}
        onInputChange={(_, value, reason) => {
          if (reason !== 'reset') setText(value)
        }}
        // The list is always open, so the field would handle Escape instead of the dialog.
        onClose={(_, reason) => {
          if (reason === 'escape') onClose()
        }}
        onChange={(_, chosen) => {
          if (!chosen) return
          onClose()
          navigate(chosen.path)
        }}
        loading={isLoading}
        loadingText={translate('console.quickSearch.loading')}
        noOptionsText={translate('console.quickSearch.nothing')}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={translate('console.quickSearch.title')}
            placeholder={translate('console.quickSearch.placeholder')}
            helperText={
              failedKinds.length > 0 &&
              translate('console.quickSearch.failed', { kinds: failedKinds.map(nameKind).join(' · ') })
            }
          />
        )}
        renderGroup={({ key, group, children }) => (
          <Box component="li" key={key} role="group" aria-label={group}>
            <Box aria-hidden sx={groupName}>
              {group}
            </Box>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        renderOption={({ key, ...props }, { name, detail }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 2, minHeight: 44 }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {detail}
            </Box>
          </Box>
        )}
        slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
        sx={{ p: 2 }}
      />
    </Dialog>
  )
}

const groupName = { px: 2, py: 1, color: 'text.secondary', fontSize: '0.875rem' } as const
const atTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } } as const
