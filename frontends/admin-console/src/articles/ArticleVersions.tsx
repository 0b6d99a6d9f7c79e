import { useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Article } from './types.ts'

/** Lists the earlier versions of the article, with a button that restores each. */
export function ArticleVersions() {
  const translate = useTranslate()
  const article = useRecordContext<Article>()
  if (!article?.versions) return null
  return (
    <HairlineList>
      {article.versions.map(({ version, authorName, createdAt, content }) => (
        <li key={version}>
          {translate('console.articles.version', { version })} · <DateTime at={createdAt} /> ·{' '}
          {authorName ?? translate('console.articles.fromFiles')}
          {version !== article.version && (
            <ConfirmedActionButton
              label="console.articles.restore"
              variant="text"
              title={{ key: 'console.articles.restoreTitle', args: { version } }}
              text={{ key: 'console.articles.restoreText' }}
              run={(provider) =>
                provider.call('PUT /admin/articles/{id}', {
                  id: article.id,
                  body: { ...content, baseVersion: article.version },
                })
              }
              successText={() => ({ key: 'console.articles.restored' })}
            />
          )}
        </li>
      ))}
    </HairlineList>
  )
}
