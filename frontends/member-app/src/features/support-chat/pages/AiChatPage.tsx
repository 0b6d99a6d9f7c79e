import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { isAdmin } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { AdvisorConversation } from '../components/AdvisorConversation.tsx'
import { HandOverDialog } from '../components/HandOverDialog.tsx'
import { collectInquiryContext } from '../inquiry-context.ts'
import { privateTextOptions } from '../use-advisor-messages.ts'
import { AdvisorSounds } from './AdvisorSounds.tsx'

const OfferedPlansDialog = createLazyComponent(() => import('../../plans/components/OfferedPlansDialog.tsx'))

/** The AI advisor, for premium members and administrators; others are offered the plans. */
export function AiChatPage() {
  const { t } = useTranslation('support-chat')
  const { user } = useSession()
  const showError = useShowError()
  const navigate = useNavigate()
  const headers = useLanguageHeader()
  const [address, setAddress] = useSearchParams()
  const [handingOver, setHandingOver] = useState(false)
  const isStaff = user !== null && isAdmin(user)
  const [refused, setRefused] = useState(!user?.premium && !isStaff)
  const conversations = $api.useQuery('get', '/v2/ai-chat/conversations', undefined, privateTextOptions)
  const handOver = $api.useMutation('post', '/v2/ai-chat/hand-over')
  const conversationId = address.get('conversation')
  const shown = conversations.data?.find(({ id }) => id === conversationId)

  const onConfirmHandOver = async (share: boolean) => {
    setHandingOver(false)
    if (conversationId === null) return
    try {
      const shared = share ? { shared: await collectInquiryContext(headers) } : {}
      const { inquiryId } = await handOver.mutateAsync({ body: { conversationId, ...shared } })
      await navigate(`${paths.supportChat}?inquiry=${inquiryId}`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'E2002') setRefused(true)
      else showError(error)
    }
  }

  return (
    <>
      <PageTitle lead={t('advisor.lead')}>{t('advisor.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2 }}>
        {!!conversations.data?.length && (
          <Box sx={{ flex: '1 1 16rem', maxWidth: '28rem' }}>
            <SelectInput
              label={t('advisor.conversations')}
              value={conversationId ?? ''}
              options={[
                { value: '', text: t('advisor.new') },
                ...conversations.data.map(({ id, title }) => ({ value: id, text: title })),
              ]}
              onChange={(id) => setAddress(id === '' ? {} : { conversation: id })}
            />
          </Box>
        )}
        {conversations.isLoadingError && (
          <Box sx={{ flexGrow: 1 }}>
            <ErrorState error={conversations.error} onRetry={() => void conversations.refetch()} />
          </Box>
        )}
        {/* Administrators are those it would be handed over to. */}
        {shown && (user?.premium || !isStaff) && (
          <Button variant="outlined" onClick={() => setHandingOver(true)} sx={{ minHeight: 44 }}>
            {t('handOver.title')}
          </Button>
        )}
      </Box>
      <AdvisorConversation
        conversationId={conversationId}
        onBegun={(id) => setAddress({ conversation: id }, { replace: true })}
        onRefused={() => setRefused(true)}
        renderSounds={(sounds) => <AdvisorSounds sounds={sounds} />}
      />
      {handingOver && (
        <HandOverDialog
          onConfirm={(share) => void onConfirmHandOver(share)}
          onClose={() => setHandingOver(false)}
        />
      )}
      {refused && <OfferedPlansDialog opens="ai-chat" onClose={() => setRefused(false)} />}
    </>
  )
}
