import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ColleagueSelect } from './ColleagueSelect.tsx'
import { type Inquiry, inquiryPriorities } from './types.ts'

type InquiryAction = 'assign' | 'release' | 'close' | 'reopen'

/** Assigns, releases, closes and reopens an inquiry and sets its priority. There is no confirmation, because each action can be undone. */
export function InquiryActions() {
  const translate = useTranslate()
  const inquiry = useRecordContext<Inquiry>()
  const provider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: () => refresh(),
    onError: (error: Error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
  })
  if (!inquiry) return null
  const { id, staffId, state, priority } = inquiry
  const renderButton = (act: InquiryAction) => (
    <Button
      key={act}
      size="small"
      variant="outlined"
      disabled={isPending}
      onClick={() => mutate(() => provider.call(`POST /admin/inquiries/{id}/${act}`, { id, body: {} }))}
    >
      {translate(`console.inquiries.act.${act}`)}
    </Button>
  )
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('resources.inquiries.fields.priority')}
        value={String(priority)}
        onChange={(event) => {
          const chosen = Number(event.target.value)
          mutate(() =>
            provider.call('POST /admin/inquiries/{id}/priority', { id, body: { priority: chosen } }),
          )
        }}
        sx={{ flex: { xs: '1 1 40%', sm: 'none' }, width: { xs: 'auto', sm: '8rem' }, m: 0 }}
      >
        {inquiryPriorities.map((level) => (
          <MenuItem key={level} value={level}>
            {translate(`console.inquiries.priority.${level}`)}
          </MenuItem>
        ))}
      </TextField>
      <ColleagueSelect
        staffId={staffId}
        disabled={isPending}
        onChoose={(colleague) =>
          mutate(() =>
            provider.call('POST /admin/inquiries/{id}/assign', { id, body: { staffId: colleague } }),
          )
        }
      />
      {renderButton('assign')}
      {staffId !== null && renderButton('release')}
      {renderButton(state === 'open' ? 'close' : 'reopen')}
    </>
  )
}
