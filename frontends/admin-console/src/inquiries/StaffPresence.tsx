import Alert from '@mui/material/Alert'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'

/** How often the page says that it is open, and looks for messages. */
const PRESENCE_INTERVAL_MS = 5000

/** Says that this inquiry is open here, and who else has it open; meanwhile new messages are fetched. */
export function StaffPresence({ inquiryId, writing }: { inquiryId: string; writing: boolean }) {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const provider = useDataProvider<ConsoleDataProvider>()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['inquiry-presence', inquiryId, writing],
    queryFn: () => provider.call('POST /admin/inquiries/{id}/presence', { id: inquiryId, body: { writing } }),
    refetchInterval: PRESENCE_INTERVAL_MS,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    // Of this inquiry only: refreshing the page would ask for the presence again, and so without end.
    if (dataUpdatedAt > 0)
      void queryClient.invalidateQueries({ queryKey: ['inquiries', 'getOne', { id: inquiryId }] })
  }, [dataUpdatedAt, queryClient, inquiryId])
  if (!data?.others.length) return null
  const isWriting = data.others.some((other) => other.writing)
  const names = data.others.map(({ name }) => name).join('、')
  return (
    <Alert severity={isWriting ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }}>
      {translate(isWriting ? 'console.inquiries.othersWrite' : 'console.inquiries.others', { names })}
    </Alert>
  )
}
