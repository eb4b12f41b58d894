/** What the services says in English about what is kept of a person. */
export const privacy = {
  former: 'a former player',
};
