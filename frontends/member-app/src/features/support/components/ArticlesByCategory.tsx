import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { ARTICLE_STALE_TIME_MS, groupFaqByCategory } from '../rules.ts'
import { ArticleLinks } from './ArticleLinks.tsx'
import { Disclosure, DisclosureList } from './TopicDisclosures.tsx'

/** Lists the articles by category; each category unfolds. */
export function ArticlesByCategory() {
  const { t } = useTranslation('support')
  const articles = $api.useQuery(
    'get',
    '/v2/support/articles',
    { headers: useLanguageHeader() },
    { staleTime: ARTICLE_STALE_TIME_MS },
  )
  return (
    <QueryBoundary query={articles} lines={6}>
      {(all) => (
        <DisclosureList>
          {groupFaqByCategory(all).map(([category, list]) => (
            <Disclosure
              key={category}
              title={t('categories.count', { name: t(`categories.${category}`), count: list.length })}
            >
              <ArticleLinks articles={list} />
            </Disclosure>
          ))}
        </DisclosureList>
      )}
    </QueryBoundary>
  )
}
