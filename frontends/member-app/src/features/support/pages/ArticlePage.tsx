import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { ArticleBody } from '../components/ArticleBody.tsx'
import { ArticleLinks } from '../components/ArticleLinks.tsx'
import { SupportChatLink } from '../components/SupportChatLink.tsx'
import { ARTICLE_STALE_TIME_MS, findRelatedArticles } from '../rules.ts'

/** Shows one article of the FAQ, related ones, and how to contact support. */
export function ArticlePage() {
  const { t } = useTranslation('support')
  const { id = '' } = useParams()
  return (
    <QueryProvider>
      <BackLink to={paths.support}>{t('title')}</BackLink>
      <Article key={id} id={id} />
      <Related id={id} />
      <PageSection title={t('chat.title')}>
        <SupportChatLink action="ask" />
      </PageSection>
    </QueryProvider>
  )
}

function Article({ id }: { id: string }) {
  const { t } = useTranslation('support')
  const moment = useFormatMoment()
  const article = $api.useQuery(
    'get',
    '/v2/support/articles/article',
    { params: { query: { id } }, headers: useLanguageHeader() },
    { staleTime: ARTICLE_STALE_TIME_MS },
  )
  if (article.isPending) return <LoadingState lines={8} />
  if (article.error instanceof ApiError && article.error.status === 404) return <NotFound />
  if (article.isError) return <ErrorState error={article.error} onRetry={() => void article.refetch()} />
  const { title, body, updatedAt } = article.data
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ArticleBody>{body}</ArticleBody>
      <Typography variant="caption" component="p" sx={{ mt: 3, color: 'text.secondary' }}>
        {t('article.updated', { moment: moment(updatedAt) })}
      </Typography>
    </>
  )
}

function NotFound() {
  const { t } = useTranslation('support')
  return (
    <>
      <PageTitle>{t('article.gone')}</PageTitle>
      <EmptyState
        text={t('article.goneText')}
        action={
          <Button component={Link} to={paths.support} variant="contained">
            {t('article.toSupport')}
          </Button>
        }
      />
    </>
  )
}

/** Related articles are left out until they are loaded, because the member came for the article. */
function Related({ id }: { id: string }) {
  const { t } = useTranslation('support')
  const articles = $api.useQuery(
    'get',
    '/v2/support/articles',
    { headers: useLanguageHeader() },
    { staleTime: ARTICLE_STALE_TIME_MS },
  )
  const related = findRelatedArticles(id, articles.data ?? [])
  return (
    related.length > 0 && (
      <PageSection title={t('article.related')}>
        <ArticleLinks articles={related} />
      </PageSection>
    )
  )
}
