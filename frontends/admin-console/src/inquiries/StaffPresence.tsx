import Alert from '@mui/material/Alert'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** At this interval the page reports that it is open, and reloads messages. */
const PRESENCE_INTERVAL_MS = 5000

/** Reports that this inquiry is open here, shows who else has opened it, and reloads its messages meanwhile. */
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
    // Invalidating only this inquiry avoids an endless loop: refreshing the whole page would also repeat the presence query.
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
