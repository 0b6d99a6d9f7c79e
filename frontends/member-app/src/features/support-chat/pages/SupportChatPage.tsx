import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { isAdmin } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useInquiries, useRefreshInquiries } from '../api/use-inquiries.ts'
import { InquiryChatDialog } from '../components/InquiryChatDialog.tsx'
import { InquiryList } from '../components/InquiryList.tsx'
import { NewInquiryDialog } from '../components/NewInquiryDialog.tsx'
import { ResponseTime } from '../components/ResponseTime.tsx'

const OfferedPlansDialog = createLazyComponent(() => import('../../plans/components/OfferedPlansDialog.tsx'))

/** Inquiries to staff: open ones, closed ones, and a new one. */
export function SupportChatPage() {
  const { t } = useTranslation('support-chat')
  const id = useId()
  const { user } = useSession()
  const alert = useAlert()
  const [address, setAddress] = useSearchParams()
  const [tab, setTab] = useState<'open' | 'closed'>('open')
  const [writing, setWriting] = useState(false)
  const [lost, setLost] = useState(false)
  const inquiries = useInquiries()
  const refresh = useRefreshInquiries()
  const types = $api.useQuery(
    'get',
    '/v2/support/chat/inquiry/types',
    { headers: useLanguageHeader() },
    // The cache is cleared, so that a member who bought a plan does not see the old rejection.
    { enabled: writing, staleTime: 0, gcTime: 0 },
  )
  const withName = user !== null && isAdmin(user)

  const openId = address.get('inquiry')
  const shown = inquiries.data?.find((inquiry) => inquiry.id === openId)
  const openChat = (inquiryId: string) => setAddress({ inquiry: inquiryId })
  const refused = types.error instanceof ApiError && types.error.code === 'E2002'

  const onOpened = async () => {
    setWriting(false)
    setTab('open')
    await refresh()
    alert({ text: t('sent') })
  }

  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ResponseTime />
      <Button variant="contained" onClick={() => setWriting(true)} sx={{ mb: 3 }}>
        {t('newChat')}
      </Button>
      <Tabs
        value={tab}
        onChange={(_, next: 'open' | 'closed') => setTab(next)}
        aria-label={t('title')}
        sx={{ mb: 1 }}
      >
        <Tab value="open" label={t('tabs.open')} id={`${id}-open`} aria-controls={`${id}-panel`} />
        <Tab value="closed" label={t('tabs.closed')} id={`${id}-closed`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {inquiries.isPending && <LoadingState lines={3} />}
        {inquiries.isError && !inquiries.data && (
          <ErrorState error={inquiries.error} onRetry={() => void inquiries.refetch()} />
        )}
        {inquiries.data && (
          <InquiryList
            inquiries={inquiries.data.filter(({ opened: isOpen }) => isOpen === (tab === 'open'))}
            empty={t(`empty.${tab}`)}
            withName={withName}
            onOpen={openChat}
          />
        )}
      </Box>
      {shown && <InquiryChatDialog key={shown.id} inquiry={shown} onClose={() => setAddress({})} />}
      {writing && types.data && (
        <NewInquiryDialog
          types={types.data}
          onClose={() => setWriting(false)}
          onOpened={() => void onOpened()}
          onRefused={() => {
            setWriting(false)
            setLost(true)
          }}
        />
      )}
      {writing && refused && <OfferedPlansDialog opens="support-chat" onClose={() => setWriting(false)} />}
      {lost && <OfferedPlansDialog opens="support-chat" onClose={() => setLost(false)} />}
      {writing && types.isError && !refused && (
        <ErrorState error={types.error} onRetry={() => void types.refetch()} />
      )}
    </>
  )
}
