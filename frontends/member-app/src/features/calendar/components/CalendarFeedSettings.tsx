import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { isPasswordRequiredError } from '../../../lib/api/password-confirmed-runner.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

/** Issues, renews and revokes the secret address of the member's calendar for other programs. */
export function CalendarFeedSettings() {
  const { t } = useTranslation('calendar')
  const alert = useAlert()
  const showError = useShowError()
  const { confirmed, $confirmed, dialog } = useConfirmed()
  const formatMoment = useFormatJstMoment()
  const feed = $api.useQuery('get', '/calendar/feed', undefined, { retry: false })
  const invalidate = useInvalidate()
  const onSuccess = () => invalidate('/calendar/feed')
  // The new secret address is shown this once, and ends the one before.
  const issue = $confirmed.useMutation('post', '/calendar/feed', { onSuccess })
  const revoke = $confirmed.useMutation('post', '/calendar/feed/revoke', { onSuccess })
  const [question, setQuestion] = useState<'renew' | 'revoke' | null>(null)
  const url = issue.data?.url ?? null
  const onIssue = () => issue.mutate(undefined, { onError: showError })
  const onRevoke = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        issue.reset()
        alert({ text: t('feed.revoked') })
      },
      onError: showError,
    })
  const copyAddress = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => alert({ text: t('feed.copied') }),
      () => alert({ text: t('feed.copyFailed') }),
    )
  return (
    <PageSection title={t('feed.title')}>
      <Typography sx={{ mb: 2, maxWidth: '42em', color: 'text.secondary' }}>{t('feed.lead')}</Typography>
      {dialog}
      {isPasswordRequiredError(feed.error) ? (
        <Button
          variant="outlined"
          onClick={() => void confirmed(() => feed.refetch({ throwOnError: true })).catch(showError)}
        >
          {t('feed.look')}
        </Button>
      ) : (
        <QueryBoundary query={feed} lines={1}>
          {({ createdAt }) =>
            createdAt === null ? (
              <Button variant="outlined" disabled={issue.isPending} onClick={onIssue}>
                {t('feed.issue')}
              </Button>
            ) : (
              <>
                {url === null ? (
                  <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {t('feed.since', { moment: formatMoment(createdAt) })}
                  </Typography>
                ) : (
                  <Box sx={{ maxWidth: '42rem' }}>
                    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
                      {t('feed.once')}
                    </Alert>
                    <TextInput label={t('feed.address')} value={url} readOnly error={undefined} />
                  </Box>
                )}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
                  {url !== null && (
                    <Button variant="contained" onClick={() => void copyAddress(url)}>
                      {t('feed.copy')}
                    </Button>
                  )}
                  <Button variant="outlined" disabled={issue.isPending} onClick={() => setQuestion('renew')}>
                    {t('feed.renew')}
                  </Button>
                  <Button disabled={revoke.isPending} onClick={() => setQuestion('revoke')}>
                    {t('feed.revoke')}
                  </Button>
                </Box>
              </>
            )
          }
        </QueryBoundary>
      )}
      {question && (
        <ConfirmDialog
          text={t(`feed.questions.${question}`)}
          action={t(`feed.${question}`)}
          onConfirm={question === 'renew' ? onIssue : onRevoke}
          onClose={() => setQuestion(null)}
        />
      )}
    </PageSection>
  )
}
