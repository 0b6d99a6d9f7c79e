import type { TranslationMessages } from 'ra-core'
import english from 'ra-language-english'

/** Everything react-admin itself says; its own English, with this console's words where they differ. */
export const framework: TranslationMessages = {
  ra: {
    ...english.ra,
    action: {
      ...english.ra.action,
      add_filter: 'Filter',
      back: 'Back',
      bulk_actions: '%{smart_count} selected',
      show: 'Details',
    },
    page: {
      ...english.ra.page,
      show: '%{name}: %{recordRepresentation}',
    },
    auth: {
      ...english.ra.auth,
      user_menu: 'Account',
      auth_check_error: 'Please log in.',
      logout: 'Log out',
    },
    navigation: {
      ...english.ra.navigation,
      page_rows_per_page: 'Rows',
    },
    notification: {
      ...english.ra.notification,
      http_error: 'The server could not be reached.',
    },
    saved_queries: {
      ...english.ra.saved_queries,
      label: 'Saved filters',
      new_label: 'Save this filter…',
      new_dialog_title: 'Save this filter',
      query_name: 'Name of the filter',
      remove_label: 'Remove saved filter',
      remove_label_with_name: 'Remove “%{name}”',
      remove_dialog_title: 'Remove saved filter?',
      remove_message: 'Remove this filter from your saved filters?',
      help: 'Filter the list to save the filter for later.',
    },
  },
}
