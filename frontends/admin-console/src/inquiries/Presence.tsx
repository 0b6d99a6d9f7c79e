import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useRefresh, useTranslate } from 'react-admin'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'

/** How often the page says that it is open, and looks for messages. */
const BEAT_MS = 5000

/** Says that this inquiry is open here, and who else has it open; meanwhile new messages are fetched. */
export function Presence({ inquiryId }: { inquiryId: string }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['inquiry-presence', inquiryId],
    queryFn: () =>
      provider.call('POST /admin/inquiries/{id}/presence', { id: inquiryId, body: { writing: false } }),
    refetchInterval: BEAT_MS,
    gcTime: 0,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat is the reason to look
  useEffect(() => {
    if (dataUpdatedAt > 0) refresh()
  }, [dataUpdatedAt])
  if (!data?.others.length) return null
  const names = data.others.map(({ name }) => name).join('、')
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      {translate('console.inquiries.others', { names })}
    </Alert>
  )
}
