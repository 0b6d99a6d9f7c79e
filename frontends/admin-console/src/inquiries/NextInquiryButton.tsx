import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useGetList, useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Inquiry, InquiryRow } from './types.ts'

/** Leads to the inquiry that has waited longest, as soon as this one no longer waits. */
export function NextInquiryButton() {
  const translate = useTranslate()
  const inquiry = useRecordContext<Inquiry>()
  const isAnswered = inquiry?.waitingSince === null
  const { data = [] } = useGetList<InquiryRow>(
    'inquiries',
    {
      filter: { waiting: true },
      sort: { field: 'waitingSince', order: 'ASC' },
      // This one may still be listed for a moment.
      pagination: { page: 1, perPage: 2 },
    },
    // Colleagues answer, too, so an older list may name what is done.
    { enabled: isAnswered, staleTime: 0 },
  )
  const next = data.find(({ id }) => id !== inquiry?.id)
  if (!isAnswered || !next) return null
  return (
    <Button
      size="small"
      variant="contained"
      component={LinkBase}
      to={`/inquiries/${next.id}/show`}
      endIcon={<ArrowForwardOutlined />}
    >
      {translate('console.inquiries.next')}
    </Button>
  )
}
